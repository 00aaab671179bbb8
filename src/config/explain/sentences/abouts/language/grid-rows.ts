/** How the rows of a list are arranged and shown, and what they open, in Japanese, by the English words of the meta-schema. */
export const aboutGridRows: Readonly<Record<string, string>> = {
  'How the rows are sorted at first; absent: as they come.': '最初の並び順。なければ取得した順。',
  'Id of a column.': '列のID。',
  'asc: smallest first; desc: largest first.': 'asc: 小さい順。desc: 大きい順。',
  'Whether people may choose columns, their order and width and how close rows stand, and keep such arrangements under names.':
    '列とその順序、幅、行間を利用者が選び、名前を付けて保存できるか。',
  'Arrangements of the list that everybody is offered, by id, beside the one that shows it as it is.':
    '元の表示のほかに、全員が選べる一覧の配置（IDごと）。',
  'Columns, order, filters and density under a name.': '名前を付けた、列、順序、絞り込み、行間の組み合わせ。',
  'Ids of the columns shown, in their order; absent: all, as they stand.':
    '表示する列のID（この順）。なければすべての列を元の順に示します。',
  'How the rows are sorted; absent: as the list says.': '行の並び順。なければ一覧のとおり。',
  "Text of a column's filter, or its value where one chooses among values, by the column's id.":
    '列のIDごとの、絞り込みの文字。値から選ぶ列ではその値。',
  'What the column is filtered by.': '列を絞り込む値。',
  'How close rows stand.': '行間の広さ。',
  'Id of the arrangement that the list opens with; absent: as it is.': '一覧を最初に開く配置のID。なければ元の表示。',
  'Marks rows of which one of these columns differs from what the reader saw at the last visit, on that device.':
    '前回この端末で見たときから、これらの列のいずれかが変わった行に印を付けます。',
  'Ids of the columns that are compared.': '比べる列のID。',
  'Height of the grid in pixels.': '一覧の高さ（ピクセル）。',
  'Whether the list reaches to the foot of the window; it is never lower than its height. Readers may choose otherwise.':
    '一覧を画面の下端まで広げるか。指定した高さより低くはなりません。閲覧者は変更できます。',
  "Whether filters stand below the columns' names. Where the list can be arranged, readers may choose otherwise.":
    '列名の下に絞り込みの欄を示すか。配置を変えられる一覧では、閲覧者は変更できます。',
  'Height of a row in pixels.': '行の高さ（ピクセル）。',
  'Whether people choose how many rows a page shows. Without a choice all rows stand on one page; beyond 100 there is a next one.':
    '1ページの行数を利用者が選べるか。選べなければすべての行を1ページに示し、100行を超えると次のページに続きます。',
  'The button that writes the rows as CSV.': '行をCSVに書き出すボタン。',
  'How a row looks on a narrow screen, in ids of columns.': '狭い画面での行の示し方（列のIDで指定）。',
  'Column that heads the card; in the table it is a link to what the row opens.':
    'カードの見出しとなる列。表では、行が開くものへのリンクになります。',
  "Column that stands in the card's corner.": 'カードの隅に示す列。',
  'Columns below, each with its label.': 'その下に名称とともに示す列。',
  'Fields of the row with the places that it goes by, the first one first: the card shows them in one line under its number; a place that the row lacks, or that repeats the one before it, is left out.':
    '経由する場所の、行の項目（最初の場所から順）。カードの番号の下に1行で示し、値のない場所や、前と同じ場所は省きます。',
  'Fields of the row with one day or two, the first and the last: a line under the route, with what is out of the ordinary about the row.':
    '一つまたは二つ（最初と最後）の日付の、行の項目。経路の下に、行の例外とともに1行で示します。',
  'What a click on a row opens.': '行のクリックで開くもの。',
  "Field of the row that holds the record's id.": 'レコードのIDのある行の項目。',
  'The drawer leads from record to record through all that the list found, page by page; while rows are filtered in the browser, through those of the page.':
    '引き出しで、検索結果のレコードをページを越えて前後に移動できます。ブラウザーで行を絞り込んでいる間は、そのページのレコードだけです。',
  'What the address tells of the row beside its id, by a name of its own: the screen that opens reads it as `address.given.NAME`. `number` stands in its title until the record is there.':
    'アドレスに、行のIDとともに独自の名前で渡す値。開いた画面では`address.given.NAME`で読みます。`number`はレコードを読み込むまで見出しに示します。',
  'Buttons above the grid, by id.': '一覧の上のボタン（IDごと）。',
  'A button that opens an empty record in a drawer, or goes to another page.':
    '空のレコードを引き出しで開く、または別のページに移るボタン。',
  'Id of a route: the portal goes there.': '移動先のページのID。',
  'Buttons of each row, by id; their values read the row as `row.`. They stand at the row that is pointed at and, those that call, below the rows that are chosen.':
    '行ごとのボタン（IDごと）。値では行を`row.`で読みます。ポインターを合わせた行に示し、呼び出しをするボタンは選択した行の下にも示します。',
  "Whether people choose rows, to open, export and do with them together what a row's buttons do.":
    '利用者が行を選び、まとめて開く、書き出す、行のボタンの操作を行うことができるか。',
  "What a wide screen shows of a row beside the list, without leaving it: by Space or the row's button. Where rows can be chosen, X chooses them then.":
    '広い画面で、一覧を離れずに行の内容を横に示すもの。Spaceキーまたは行のボタンで示します。行を選べる一覧では、選択はXキーになります。',
  'views/NAME. It reads the id of the record that the row opens as `address.id`.':
    'views/NAME。行が開くレコードのIDを`address.id`で読みます。',
  'Ids of the sections of the view that are shown, in the order of the view; absent: all.':
    '示すビューのセクションのID（ビューの順）。なければすべて。',
  'Label shown when there are no rows.': '行がないときに示す文言。',
}
