/** What a view and its sections say, in Japanese, by the English words of the meta-schema. */
export const aboutView: Readonly<Record<string, string>> = {
  'A read-only screen: a drawer, a summary or a print layout, made of sections and blocks.':
    '閲覧専用の画面。セクションとブロックからなる、引き出し、要約、または印刷用の画面です。',
  "Label of the view's heading.": 'ビューの見出しの文言。',
  "Titles in place of the usual one, by id: that of the first whose condition on the view's data holds.":
    '通常の見出しに代わる見出し（IDごと）。ビューのデータの条件を満たす最初のものを使います。',
  'The title of one kind of record.': 'ある種類のレコードの見出し。',
  'Chooses this title.': 'この見出しを選ぶ条件。',
  "The call that brings the view's data.": 'ビューのデータを取得する呼び出し。',
  'What stands where the source brings nothing.': '取得したデータがないときに示す文言。',
  'What must be filled for there to be something to show: while it is not, the empty text stands in place of the sections, as where the source brings nothing.':
    '表示に必要な値。空の間は、取得したデータがないときと同じく、セクションの代わりに空のときの文言を示します。',
  'The badge after the title.': '見出しの後のバッジ。',
  'Where the status is.': 'ステータスのある場所。',
  'Knows its labels and tones.': 'ステータスの名称と色調のある一覧。',
  'Buttons of the header, by id.': '見出しのボタン（IDごと）。',
  'Whether a menu leads to the sections; a view of few sections may do without.':
    'セクションへのメニューを示すか。セクションの少ないビューではなくてもかまいません。',
  'all: below each other; one: the chosen one alone, below those without a label.':
    'all: 縦に並べます。one: 選んだものだけを、名称のないセクションの下に示します。',
  'Sections by id, in the order in which they stand.': '表示順に並べたセクション（IDごと）。',
  'A headed group of blocks.': '見出しのあるブロックのまとまり。',
  'Heading of the section and its entry in the menu; absent, it has neither.':
    'セクションの見出しとメニュー項目の文言。なければどちらもありません。',
  'While this does not hold the section is left out.': '満たさない間、セクションを表示しません。',
  "While this does not hold the section's menu entry is disabled.":
    '満たさない間、セクションのメニュー項目を使えません。',
  'A drill-down below the blocks: drilldowns/NAME. The data of the view is its file.':
    'ブロックの下のドリルダウン（drilldowns/NAME）。ビューのデータをそのfileとして使います。',
}
