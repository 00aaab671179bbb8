/** What the keys of every file and entry, of columns and of blocks do, in Japanese, by the English words of the meta-schemas. */
export const aboutEntries: Readonly<Record<string, string>> = {
  'Relative path to the file in schemas/meta/ that describes this one; editors complete and check by it. Overrides name the one in overrides/.':
    'このファイルの形を定めるschemas/meta/のファイルへの相対パス。エディターはこれで補完と検査をします。上書きではoverrides/のものを指定します。',
  'Old dotted pointer → new dotted pointer. An override that still names the old place is applied to the new one, with a warning.':
    '以前のドット区切りの位置 → 新しい位置。以前の位置を指す上書きは、警告とともに新しい位置に適用します。',
  "Another file of this kind, by folder and name, that this one lies over: what this file does not say is as it stands there, a tenant's change of it included.":
    'このファイルが重なる、同じ種類の別のファイル（フォルダーと名前）。ここで指定しないことは、テナントの変更も含め、そのファイルのとおりです。',
  'Dotted pointer of an object of the file that is extended ("" for its top) → keys of it that this file does not have.':
    '拡張元のファイルのオブジェクトのドット区切りの位置（""は最上位） → このファイルに含めないそのキー。',
  'Entries or words that are left out.': '含めない項目または語。',
  'true takes this entry away without deleting it. A hidden field is neither checked nor sent, unless it says keep.':
    'trueなら、削除せずにこの項目を外します。非表示の項目は、keepの指定がない限り検査も送信もしません。',
  'Id of the entry of the same map behind which this one stands.': '同じ並びの、このIDの項目の後に置きます。',
  'Id of the entry of the same map in front of which this one stands.': '同じ並びの、このIDの項目の前に置きます。',
  'Name of the static help page that the question mark opens.': '「?」ボタンで開くヘルプページの名前。',
  'Columns of a twelve-column row on a wide screen.': '広い画面で使う列数（1行は12列）。',
  'One column of a table.': '表の一つの列。',
  "Path in a row; the column's id when omitted.": '行の中のパス。省略時は列のID。',
  'Name of the cell part that draws the value.': '値を描くセルの部品の名前。',
  'Options of the cell part, as its manifest describes them.': 'セルの部品のオプション。',
  'Pixels.': 'ピクセル数。',
  'Share of the width that is left over.': '余った幅を分け合う割合。',
  'Side to which the value leans.': '値を寄せる側。',
  'The filter under the heading: a text that is contained, a choice among the values, days from one to another (a calendar and spans around today), or none.':
    '見出しの下の絞り込み。含まれる文字、値からの選択、期間（カレンダーと今日を基準とした期間）、またはなし。',
  'Whether the column stands in a file that the list is written to; it does without a word.':
    '一覧を書き出すファイルに列を含めるか。指定がなければ含めます。',
  'Whether a click on the heading sorts.': '見出しのクリックで並べ替えるか。',
  'While this does not hold the column is not there.': '満たさない間、列を表示しません。',
  'Columns by id, in the order in which they stand.': '表示順に並べた列（IDごと）。',
  'Blocks by id, in the order in which they stand.': '表示順に並べたブロック（IDごと）。',
  "One block of a view or of a drill-down's level.": 'ビューまたはドリルダウンの階層の一つのブロック。',
  'Name of the block part: fields, table, timeline, documents, remarks, parties or form.':
    'ブロックの部品の名前。fields、table、timeline、documents、remarks、parties、form。',
  'While this does not hold the block is left out.': '満たさない間、ブロックを表示しません。',
  "Dotted path to the block's data inside the view's data.":
    'ビューのデータの中の、ブロックのデータへのドット区切りのパス。',
  "The block's own call; without it the block shows the view's data.":
    'ブロック独自の呼び出し。なければビューのデータを表示します。',
  'Options of the block part, as its manifest describes them.': 'ブロックの部品のオプション。',
  "What a block of fields shows, by id. A tenant's own field begins with x_ and is read under customFields.":
    '項目のブロックに表示する値（IDごと）。テナント独自の項目はx_で始まり、customFieldsから読みます。',
  'What stands where there is nothing to show.': '表示するものがないときに示す文言。',
  'What becomes of the block where there is nothing to show. text: `empty` stands under its label; name: it is left out and named in one line with the others of its kind, behind all blocks. One with a call of its own always stands under its label.':
    '表示するものがないときのブロックの扱い。text: 名称の下に`empty`の文言を示します。name: ブロックを省き、すべてのブロックの後に、ほかの省いたものとともに1行で名称を挙げます。独自の呼び出しのあるブロックは常に名称の下に示します。',
  "Id of the drill-down's level that a row opens.": '行から開くドリルダウンの階層のID。',
  'The drawer that a row opens.': '行から開く引き出し。',
  'Id of a drawer of portal.json.': 'portal.jsonの引き出しのID。',
  "Field of the row that holds the record's id; a row without one opens nothing.":
    'レコードのIDのある行の項目。値のない行は何も開きません。',
  'The drawer around the row goes for good: Back does not return to it.':
    '元の引き出しを完全に閉じます。「戻る」で戻ることはできません。',
  "Blocks below a row that is opened out, over the row's data; one row at a time.":
    '開いた行の下に示すブロック（その行のデータ）。一度に開くのは1行です。',
  'Buttons of each row, by id; their values read the row as `row.`.':
    '行ごとのボタン（IDごと）。値では行を`row.`で読みます。',
  "In a drill-down: data, what the level's call brought; row, the row that opened the level.":
    'ドリルダウンでの対象。data: 階層の呼び出しが取得したもの。row: 階層を開いた行。',
  'One labelled value of a block of fields.': '項目のブロックの、名称付きの一つの値。',
  "Path of the value; the entry's id when omitted.": '値のパス。省略時は項目のID。',
  'While this does not hold the value is left out.': '満たさない間、値を表示しません。',
}
