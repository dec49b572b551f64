// Starts `daybook lsp` and hands on what it says. Nothing here writes a file: edits go through the editor.
'use strict'
const fs = require('fs')
const path = require('path')
const vscode = require('vscode')
const { Client } = require('./client')

const DAY = /^\d{4}-\d\d-\d\d\.(txt|md)$/
const SELECTOR = [
  { scheme: 'file', language: 'daybook' },
  { scheme: 'file', language: 'daybook-conf' },
  { scheme: 'file', language: 'markdown', pattern: '**/[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].md' },
]

/** Whether a document is a day or the configuration of a daybook: a daybook.conf lies at or above it. */
function belongs(document) {
  if (document.uri.scheme !== 'file') return false
  const name = path.basename(document.fileName)
  if (name === 'daybook.conf') return true
  if (!DAY.test(name)) return false
  for (let folder = path.dirname(document.fileName); ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, 'daybook.conf'))) return true
    if (folder === path.dirname(folder)) return false
  }
}

// What the protocol says, as the editor's own values, and back.
const place = (position) => ({ line: position.line, character: position.character })
const span = (range) => ({ start: place(range.start), end: place(range.end) })
const range = (value) =>
  new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character)
const text = (document) => ({ textDocument: { uri: document.uri.toString() } })
const at = (document, position) => ({ ...text(document), position: place(position) })
const edit = (value) => new vscode.TextEdit(range(value.range), value.newText)
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range))
const list = (value) => (Array.isArray(value) ? value : value ? [value] : [])
const markdown = (value) => new vscode.MarkdownString(typeof value === 'string' ? value : value.value)
const command = (value) =>
  value && { title: value.title, command: 'daybook.execute', arguments: [value.command, value.arguments] }

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit()
  for (const [uri, edits] of Object.entries(value?.changes ?? {})) result.set(vscode.Uri.parse(uri), edits.map(edit))
  for (const change of value?.documentChanges ?? []) {
    if (change.edits) result.set(vscode.Uri.parse(change.textDocument.uri), change.edits.map(edit))
    else if (change.kind === 'create') result.createFile(vscode.Uri.parse(change.uri), { ignoreIfExists: true })
  }
  return result
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1)
  Object.assign(result, { source: value.source ?? 'daybook', code: value.code })
  return result
}

function completion(value) {
  const item = new vscode.CompletionItem(value.label, value.kind === undefined ? undefined : value.kind - 1)
  const { detail, sortText, filterText, preselect, commitCharacters } = value
  Object.assign(item, { detail, sortText, filterText, preselect, commitCharacters })
  if (value.documentation) item.documentation = markdown(value.documentation)
  const written = value.textEdit?.newText ?? value.insertText ?? value.label
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(written) : written
  if (value.textEdit) item.range = range(value.textEdit.range ?? value.textEdit.replace)
  if (value.additionalTextEdits) item.additionalTextEdits = value.additionalTextEdits.map(edit)
  return item
}

function action(value) {
  if (typeof value.command === 'string') return command(value)
  const result = new vscode.CodeAction(value.title, value.kind ? new vscode.CodeActionKind(value.kind) : undefined)
  if (value.edit) result.edit = workspaceEdit(value.edit)
  result.command = command(value.command)
  result.isPreferred = value.isPreferred
  result.diagnostics = value.diagnostics?.map(diagnostic)
  return result
}

function symbol(value) {
  const whole = range(value.range)
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? '', value.kind - 1, whole, range(value.selectionRange))
  result.children = list(value.children).map(symbol)
  return result
}

/** Registers what the server can do; each provider asks it and turns the answer into the editor's values. */
function providers(client, can) {
  const ask = (method, params, token) => client.request('textDocument/' + method, params, token).catch(() => null)
  const { languages } = vscode
  const found = []
  const add = (capability, register) => can[capability] && found.push(register())
  add('completionProvider', () =>
    languages.registerCompletionItemProvider(
      SELECTOR,
      {
        provideCompletionItems: async (document, position, token) => {
          const answer = await ask('completion', at(document, position), token)
          return new vscode.CompletionList(list(answer?.items ?? answer).map(completion), answer?.isIncomplete)
        },
      },
      ...(can.completionProvider.triggerCharacters ?? [])))
  add('hoverProvider', () =>
    languages.registerHoverProvider(SELECTOR, {
      provideHover: async (document, position, token) => {
        const answer = await ask('hover', at(document, position), token)
        return answer && new vscode.Hover(list(answer.contents).map(markdown), answer.range && range(answer.range))
      },
    }))
  add('definitionProvider', () =>
    languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: async (document, position, token) =>
        list(await ask('definition', at(document, position), token)).map(location),
    }))
  add('referencesProvider', () =>
    languages.registerReferenceProvider(SELECTOR, {
      provideReferences: async (document, position, context, token) =>
        list(await ask('references', { ...at(document, position), context }, token)).map(location),
    }))
  add('documentHighlightProvider', () =>
    languages.registerDocumentHighlightProvider(SELECTOR, {
      provideDocumentHighlights: async (document, position, token) =>
        list(await ask('documentHighlight', at(document, position), token))
          .map((value) => new vscode.DocumentHighlight(range(value.range))),
    }))
  add('renameProvider', () =>
    languages.registerRenameProvider(SELECTOR, {
      provideRenameEdits: async (document, position, newName, token) =>
        workspaceEdit(await client.request('textDocument/rename', { ...at(document, position), newName }, token)),
      prepareRename: async (document, position, token) => {
        const answer = await client.request('textDocument/prepareRename', at(document, position), token)
        if (!answer) throw new Error('Nothing to rename here')
        return answer.range ? { range: range(answer.range), placeholder: answer.placeholder } : range(answer)
      },
    }))
  add('documentFormattingProvider', () =>
    languages.registerDocumentFormattingEditProvider(SELECTOR, {
      provideDocumentFormattingEdits: async (document, options, token) =>
        list(await ask('formatting', { ...text(document), options }, token)).map(edit),
    }))
  add('documentOnTypeFormattingProvider', () =>
    languages.registerOnTypeFormattingEditProvider(
      SELECTOR,
      {
        provideOnTypeFormattingEdits: async (document, position, ch, options, token) =>
          list(await ask('onTypeFormatting', { ...at(document, position), ch, options }, token)).map(edit),
      },
      can.documentOnTypeFormattingProvider.firstTriggerCharacter,
      ...(can.documentOnTypeFormattingProvider.moreTriggerCharacter ?? [])))
  add('codeActionProvider', () =>
    languages.registerCodeActionsProvider(SELECTOR, {
      provideCodeActions: async (document, where, context, token) => {
        const diagnostics = context.diagnostics.map((one) => ({
          range: span(one.range), message: one.message, severity: one.severity + 1, code: one.code, source: one.source,
        }))
        const only = context.only ? [context.only.value] : undefined
        const params = { ...text(document), range: span(where), context: { diagnostics, only } }
        return list(await ask('codeAction', params, token)).map(action)
      },
    }))
  add('codeLensProvider', () =>
    languages.registerCodeLensProvider(SELECTOR, {
      provideCodeLenses: async (document, token) =>
        list(await ask('codeLens', text(document), token))
          .map((value) => new vscode.CodeLens(range(value.range), command(value.command))),
    }))
  add('inlayHintProvider', () =>
    languages.registerInlayHintsProvider(SELECTOR, {
      provideInlayHints: async (document, where, token) =>
        list(await ask('inlayHint', { ...text(document), range: span(where) }, token)).map((value) => {
          const { line, character } = value.position
          const label = typeof value.label === 'string' ? value.label : value.label.map((part) => part.value).join('')
          const hint = new vscode.InlayHint(new vscode.Position(line, character), label)
          return Object.assign(hint, { paddingLeft: value.paddingLeft, paddingRight: value.paddingRight })
        }),
    }))
  add('foldingRangeProvider', () =>
    languages.registerFoldingRangeProvider(SELECTOR, {
      provideFoldingRanges: async (document, _, token) =>
        list(await ask('foldingRange', text(document), token))
          .map((value) => new vscode.FoldingRange(value.startLine, value.endLine)),
    }))
  add('documentSymbolProvider', () =>
    languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: async (document, token) =>
        list(await ask('documentSymbol', text(document), token)).map(symbol),
    }))
  add('documentLinkProvider', () =>
    languages.registerDocumentLinkProvider(SELECTOR, {
      provideDocumentLinks: async (document, token) =>
        list(await ask('documentLink', text(document), token))
          .map((value) => new vscode.DocumentLink(range(value.range), value.target && vscode.Uri.parse(value.target))),
    }))
  add('semanticTokensProvider', () => {
    const { tokenTypes, tokenModifiers } = can.semanticTokensProvider.legend
    return languages.registerDocumentSemanticTokensProvider(
      SELECTOR,
      {
        provideDocumentSemanticTokens: async (document, token) => {
          const answer = await ask('semanticTokens/full', text(document), token)
          return answer && new vscode.SemanticTokens(new Uint32Array(answer.data), answer.resultId)
        },
      },
      new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers))
  })
  add('workspaceSymbolProvider', () =>
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: async (query, token) =>
        list(await client.request('workspace/symbol', { query }, token).catch(() => null))
          .map((value) => new vscode.SymbolInformation(value.name, value.kind - 1, '', location(value.location))),
    }))
  return found
}

let client

async function activate(context) {
  const { workspace, window, commands, languages } = vscode
  const problems = languages.createDiagnosticCollection('daybook')
  const program = workspace.getConfiguration('daybook').get('program', 'daybook')
  client = new Client(
    program, ['lsp'],
    async (method, params) => {
      if (method === 'textDocument/publishDiagnostics') {
        problems.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic))
      } else if (method === 'workspace/applyEdit') {
        return { applied: await workspace.applyEdit(workspaceEdit(params.edit)) }
      } else if (method === 'window/showMessage') {
        window.showInformationMessage(params.message)
      } else if (method === 'workspace/configuration') {
        return params.items.map(() => null)
      }
    },
    (error) => window.showErrorMessage(`Daybook: ${error.message}. The setting daybook.program names the program.`))
  const folder = workspace.workspaceFolders?.[0]?.uri
  const answer = await client.request('initialize', {
    processId: process.pid,
    rootUri: folder ? folder.toString() : null,
    capabilities: {
      general: { positionEncodings: ['utf-16'] },
      window: { showMessage: {} },
      workspace: { applyEdit: true, workspaceEdit: { documentChanges: true } },
      textDocument: {
        synchronization: { didSave: true },
        publishDiagnostics: {},
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source'] } } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        rename: { prepareSupport: true },
        semanticTokens: { requests: { full: true }, tokenTypes: [], tokenModifiers: [], formats: ['relative'] },
      },
    },
  })
  if (!answer) return
  client.notify('initialized', {})

  const open = new Set()
  const opened = (document) => {
    if (!belongs(document) || open.has(document.uri.toString())) return
    open.add(document.uri.toString())
    const languageId = path.basename(document.fileName) === 'daybook.conf' ? 'daybook-conf' : 'daybook'
    client.notify('textDocument/didOpen', {
      textDocument: { uri: document.uri.toString(), languageId, version: document.version, text: document.getText() },
    })
  }
  const closed = (document) => {
    if (!open.delete(document.uri.toString())) return
    client.notify('textDocument/didClose', text(document))
    problems.delete(document.uri)
  }
  const changed = ({ document, contentChanges }) => {
    if (!open.has(document.uri.toString()) || !contentChanges.length) return
    client.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map((change) => ({ range: span(change.range), text: change.text })),
    })
  }
  const saved = (document) => {
    if (open.has(document.uri.toString())) client.notify('textDocument/didSave', text(document))
  }
  const shown = (editor) => {
    commands.executeCommand('setContext', 'daybook.isDay', Boolean(editor && belongs(editor.document)))
  }

  const execute = (name, args) => client.request('workspace/executeCommand', { command: name, arguments: args })
  const onLine = (name) => () => {
    const editor = window.activeTextEditor
    if (editor) return execute(name, [editor.document.uri.toString(), editor.selection.active.line])
  }
  const files = workspace.createFileSystemWatcher('**/{daybook.conf,[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9].*}')
  const moved = (type) => (uri) =>
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] })
  context.subscriptions.push(
    problems, files, files.onDidCreate(moved(1)), files.onDidChange(moved(2)), files.onDidDelete(moved(3)),
    commands.registerCommand('daybook.execute', execute),
    commands.registerCommand('daybook.turnBox', onLine('daybook.turn')),
    commands.registerCommand('daybook.drinkCup', onLine('daybook.cup')),
    commands.registerCommand('daybook.fillIn', onLine('daybook.template')),
    workspace.onDidOpenTextDocument(opened), workspace.onDidCloseTextDocument(closed),
    workspace.onDidChangeTextDocument(changed), workspace.onDidSaveTextDocument(saved),
    window.onDidChangeActiveTextEditor(shown), ...providers(client, answer.capabilities))
  workspace.textDocuments.forEach(opened)
  shown(window.activeTextEditor)
}

function deactivate() {
  return client?.stop()
}

module.exports = { activate, deactivate }
