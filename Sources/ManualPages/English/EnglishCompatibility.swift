extension EnglishPage {
  /// The chapters of daybook(5) in English on what stays as it is.
  static let compatibility = #"""
    .Sh COMPATIBILITY
    .Bl -tag -width Ds
    .It Obsidian
    Daily notes named
    .Pa YYYY-MM-DD.md
    are day files as they are: task lists, tags and inline fields
    .Pq Ql water:: 500ml , Ql [kcal:: 350]
    read as ticks, tags and entries, headings as comments, and the rest as journal.
    The core plugin's date formats
    .Ql YYYY/YYYY-MM-DD
    and
    .Ql YYYY/MM/YYYY-MM-DD
    are the layouts
    .Cm year
    and
    .Cm month .
    .It Markdown
    .Ql "- [ ]" ,
    .Ql "* [x]" ,
    .Ql "+ [x]"
    and
    .Ql "1. [x]"
    are ticks, in a quotation too.
    .It klog
    Ranges such as
    .Ql 8:00-9:30
    and durations such as
    .Ql 7h30m
    read the same.
    klog keeps many days in one file; here the file name is the date, and the time
    or duration stands after a name.
    .It todo.txt
    The tags
    .Ql +project ,
    .Ql @context
    and
    .Ql key:value
    are the same.
    A task that is done has the box
    .Ql [x] ,
    not a bare
    .Ql x ;
    the latter gives a hint.
    .It git
    A daybook is made to be kept in a repository.
    .Ql daybook merge --install
    sets up a merge driver that keeps every line of both sides;
    .Ql merge=union
    is no substitute, since it keeps both of two edited ticks and drops a deletion
    without a word.
    .El
    .Sh SEE ALSO
    .Xr daybook 1

    """#
}
