// Runs the extension of VS Code in a stand-in for the editor, with the program itself behind it:
// node vscode.js EXTENSION PROGRAM FOLDER. Prints what the editor was told, as JSON.
'use strict'
const fs = require('fs')
const Module = require('module')
const path = require('path')

const [extension, program, folder] = process.argv.slice(2)

class Position { constructor(line, character) { Object.assign(this, { line, character }) } }
class Range { constructor(a, b, c, d) { this.start = new Position(a, b); this.end = new Position(c, d) } }
const value = (...names) => class { constructor(...given) { names.forEach((name, at) => { this[name] = given[at] }) } }
class WorkspaceEdit {
  constructor() { this.files = [] }
  set(uri, edits) { this.files.push([uri, edits]) }
}
class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(':')[0]; this.fsPath = decodeURIComponent(text.slice(7)) }
  static parse(text) { return new Uri(text) }
  toString() { return this.text }
}

const registered = {}
const handlers = {}
const listen = (name) => (handler) => { handlers[name] = handler; return {} }
const problems = new Map()
const commands = {}
const messages = []
const documents = new Map()
const languages = new Proxy({
  createDiagnosticCollection: () => ({
    set: (uri, found) => problems.set(uri.toString(), found),
    delete: (uri) => problems.delete(uri.toString()),
  }),
}, {
  get: (known, name) => known[name] ?? ((...given) => {
    registered[name.replace(/^register(Document)?|(Edit)?Provider$/g, '')] = given.find((one) => one !== given[0]) ?? given[0]
    return {}
  }),
})

function document(name) {
  const file = path.join(folder, name)
  const shown = {
    uri: new Uri('file://' + file), fileName: file, version: 1, text: fs.readFileSync(file, 'utf8'),
    getText() { return this.text },
  }
  documents.set(shown.uri.toString(), shown)
  return shown
}

async function apply(changed) {
  for (const [uri, edits] of changed.files) {
    const shown = documents.get(uri.toString())
    for (const { range, newText } of [...edits].reverse()) {
      const lines = shown.text.split('\n')
      const offset = ({ line, character }) => lines.slice(0, line).join('\n').length + (line ? 1 : 0) + character
      shown.text = shown.text.slice(0, offset(range.start)) + newText + shown.text.slice(offset(range.end))
      shown.version += 1
      handlers.change({ document: shown, contentChanges: [{ range, text: newText }] })
    }
  }
  return true
}

const vscode = {
  Position, Range, Uri, WorkspaceEdit, languages,
  TextEdit: value('range', 'newText'), Location: value('uri', 'range'), MarkdownString: value('value'),
  Diagnostic: value('range', 'message', 'severity'), CompletionItem: value('label', 'kind'),
  CompletionList: value('items', 'isIncomplete'), SnippetString: value('value'), Hover: value('contents', 'range'),
  CodeAction: value('title', 'kind'), CodeActionKind: value('value'), CodeLens: value('range', 'command'),
  DocumentSymbol: value('name', 'detail', 'kind', 'range', 'selectionRange'), SemanticTokens: value('data', 'resultId'),
  SemanticTokensLegend: value('tokenTypes', 'tokenModifiers'), FoldingRange: value('start', 'end'),
  DocumentLink: value('range', 'target'), DocumentHighlight: value('range'), InlayHint: value('position', 'label'),
  SymbolInformation: value('name', 'kind', 'container', 'location'),
  commands: {
    registerCommand: (name, run) => { commands[name] = run; return {} },
    executeCommand: (...given) => messages.push(given),
  },
  window: {
    showInformationMessage: (text) => messages.push(text), showErrorMessage: (text) => messages.push('error: ' + text),
    onDidChangeActiveTextEditor: listen('active'),
  },
  workspace: {
    getConfiguration: () => ({ get: () => program }), applyEdit: apply, textDocuments: [], workspaceFolders: undefined,
    createFileSystemWatcher: () => ({ onDidCreate: listen('create'), onDidChange: listen('touch'), onDidDelete: listen('delete') }),
    onDidOpenTextDocument: listen('open'), onDidCloseTextDocument: listen('close'),
    onDidChangeTextDocument: listen('change'), onDidSaveTextDocument: listen('save'),
  },
}
const load = Module._load
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest))

async function until(claim) {
  for (let turn = 0; turn < 500 && !claim(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  return claim()
}

async function main() {
  const { activate, deactivate } = require(extension)
  const day = document('2026-01-12.txt')
  const uri = day.uri.toString()
  vscode.workspace.textDocuments.push(day)
  vscode.window.activeTextEditor = { document: day, selection: { active: new Position(0, 0) } }
  await activate({ subscriptions: [] })
  await until(() => problems.has(uri))
  const told = { problems: (problems.get(uri) ?? []).map(({ range, severity, code }) => [range.start.line, severity, code]) }
  const asked = async (name, method, ...given) => registered[name] && await registered[name][method](day, ...given)
  const offered = await asked('CompletionItem', 'provideCompletionItems', new Position(2, 0), {})
  told.completion = offered?.items.length > 0
  const hover = await asked('Hover', 'provideHover', new Position(0, 5), {})
  told.hover = hover?.contents.length > 0
  const where = new Range(1, 0, 1, 4)
  const actions = await asked('CodeActions', 'provideCodeActions', where, { diagnostics: problems.get(uri) ?? [] }, {})
  told.fixes = (actions ?? []).map(({ title }) => title).filter((title) => title.includes('water'))
  const tokens = await asked('SemanticTokens', 'provideDocumentSemanticTokens', {})
  told.tokens = tokens ? tokens.data.length % 5 === 0 && tokens.data.length > 0 : null
  const lenses = await asked('CodeLens', 'provideCodeLenses', {})
  told.lenses = lenses ? lenses.length > 0 : null
  const hints = await asked('InlayHints', 'provideInlayHints', new Range(0, 0, 3, 0), {})
  told.hints = hints ? hints.length > 0 : null
  if (commands['daybook.turnBox'] && tokens) {
    await commands['daybook.turnBox']()
    told.turned = day.text.split('\n')[0]
  }
  await apply({ files: [[day.uri, [{ range: new Range(1, 0, 1, 4), newText: 'water' }]]] })
  told.mended = await until(() => problems.get(uri)?.length === 0)
  handlers.close(day)
  told.closed = !problems.has(uri)
  await deactivate()
  told.context = messages.filter((one) => Array.isArray(one)).map((one) => one[2])
  told.errors = messages.filter((one) => String(one).startsWith('error'))
  console.log(JSON.stringify(told))
}

main()
