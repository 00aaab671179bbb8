/** What a drill-down and its levels say, in Japanese, by the English words of the meta-schema. */
export const aboutDrilldown: Readonly<Record<string, string>> = {
  'Levels that lead from a list into its rows, with a crumb for each. It stands in a section of a view.':
    'リストからその行へ進む階層。それぞれにパンくずがあります。ビューのセクションに置きます。',
  'What the crumbs are called to screen readers.': 'パンくずを画面読み上げソフトが呼ぶ名称。',
  'Whether a level whose call failed says so and offers to try again. Otherwise it stays empty without a word, as one that has nothing.':
    '呼び出しに失敗した階層が、その旨を示して再試行を促すかどうか。指定しなければ、データがない場合と同じく、何も示さず空のままです。',
  'Levels by id; the first is where it begins, each other is opened by a row of one before it (`opens` of a block).':
    '階層（IDごと）。最初の階層から始まり、ほかは前の階層の行から開きます（ブロックの`opens`）。',
  'A button that writes lists inside lists as one CSV: its call is asked page by page, and each innermost entry is a row that also tells of those around it.':
    'リストの中のリストを一つのCSVに書き出すボタン。1ページずつ呼び出し、最も内側の1件が、周りの値も含む1行になります。',
  'Name of the file, without its ending.': '拡張子を除くファイル名。',
  "Path whose value follows the file's name, such as row.number.": 'ファイル名に続ける値のパス。例: row.number',
  "The call that brings a page, that of the value `page`; it may read what the level's own call may.":
    '1ページ（`page`の値のページ）を取得する呼び出し。階層の呼び出しと同じ値を読めます。',
  'Lists inside each other, outermost first: a name for an entry → where its list is, in the answer or in the entry before. An entry without a list inside is a row too.':
    '外側から順に並べた、リストの中のリスト。1件の呼び名 → 応答または前の1件の中の、リストのある場所。内側のリストがないものも1行になります。',
  'One list.': '一つのリスト。',
  'Dotted path to the list.': 'リストへのドット区切りのパス。',
  'Columns by id, in the order in which they are written.': '書き出す順に並べた列（IDごと）。',
  'One column of the file.': 'ファイルの一つの列。',
  'Name of an entry of the walk, or row: the row that opened the level.': '対象の呼び名、またはrow（階層を開いた行）。',
  "Path in the entry; the column's id when omitted.": '対象の中のパス。省略時は列のID。',
  'Name of the cell part that makes the value a text.': '値を文字にするセルの部品の名前。',
  'The call brings one page, that of the value `page`.': '呼び出しは1ページ（`page`の値のページ）を取得します。',
  'Where the answer says how many records there are.': '応答の中の、レコードの総数のある場所。',
  'Where the answer says how many of them a page holds; 0: all.': '応答の中の、1ページの件数のある場所。0なら全件。',
  'One level: what opened it, where its data comes from and what it shows.':
    '一つの階層。何から開き、データをどこから取り、何を示すかを指定します。',
  'How the level stands in the bread crumbs.': 'パンくずでの階層の示し方。',
  'Path whose value follows the label, such as row.number.': '名称に続ける値のパス。例: row.number',
  'Lookup that names the value, a code, by fixed options or as countries; a code that it lacks stands itself.':
    '値（コード）の名称の一覧（固定の選択肢または国）。一覧にないコードはそのまま示します。',
  'Shape of the value, a number: 9 takes a digit, every other sign is put in as far as digits follow.':
    '番号の形。9は数字1桁、ほかの記号は数字が続く限り入ります。',
  "Fields of the row that opened the level which tell it from the others. They stand in the address, so that a copied link opens the level; the level's call may take no other fields of the row.":
    '階層を開いた行を、ほかの行と区別する項目。アドレスに入るため、コピーしたリンクから階層を開けます。階層の呼び出しは、行のほかの項目を使えません。',
  'Path in the row that opened the level.': '階層を開いた行の中のパス。',
  "The level's call; its values may come from file. (the data of the view around it), row. and parents.LEVEL. (keys of the rows that opened this level and those above it), filter. (the level's filters) and page. Without it the level shows its row alone.":
    '階層の呼び出し。値にはfile.（周りのビューのデータ）、row.とparents.LEVEL.（この階層と上の階層を開いた行のキー）、filter.（階層の絞り込み）、pageを使えます。なければ行だけを示します。',
  "Fields above the level's blocks that narrow its list, by id. What is chosen stands in the address and, as filter.ID, in the values of the level's call.":
    '階層のリストを絞り込む、ブロックの上の欄（IDごと）。選んだ値はアドレスに入り、階層の呼び出しの値ではfilter.IDで読めます。',
  'A text, or a choice of a lookup.': '文字、または一覧からの選択。',
  'Holds the choices; without it a text is typed.': '選択肢の一覧。なければ文字を入力します。',
  "Further blocks, chosen by conditions on row. and the level's data: those of the first whose condition holds follow the level's own.":
    'row.と階層のデータの条件で選ぶ追加のブロック。条件を満たす最初のものを、階層のブロックの後に示します。',
  'Blocks for one kind of record.': 'ある種類のレコードのブロック。',
  'Chooses the variant; without it the variant holds for all that no variant before it is for.':
    '変化形を選ぶ条件。なければ、前のどの変化形にも当てはまらないものすべてに使います。',
  'Blocks behind those of the variant.': '変化形のブロックの後に示すブロック。',
}
