/** What a dashboard and its widgets say, in Japanese, by the English words of the meta-schema. */
export const aboutDashboard: Readonly<Record<string, string>> = {
  'Widgets that count and chart, each with its own call.':
    '件数やグラフを示すウィジェット。それぞれに独自の呼び出しがあります。',
  "Label of the dashboard's heading.": 'ダッシュボードの見出しの文言。',
  "When the brand's banner stands on the dashboard: never, while a widget is closed to the user (denied), or always.":
    'ダッシュボードにブランドのバナーを示すとき。never: 示しません。denied: 利用者に閉じられたウィジェットがある間だけ示します。always: 常に示します。',
  "A switch that puts another dashboard in this one's place.":
    'このダッシュボードの代わりに別のダッシュボードを示す切り替え。',
  'The other dashboard: dashboards/NAME.': '代わりのダッシュボード（dashboards/NAME）。',
  'Buttons above the widgets, by id, each with a number that a click asks for again.':
    'ウィジェットの上のボタン（IDごと）。それぞれに数があり、クリックで取得し直します。',
  'A button that prints the widgets on A4; not there while no widget has a figure.':
    'ウィジェットをA4に印刷するボタン。数値のあるウィジェットがない間は表示しません。',
  "Label of the heading on paper. Its text may use {{tenant}}, the brand's name.":
    '印刷物の見出しの文言。{{tenant}}（ブランドの名称）を使えます。',
  'Widgets by id, in the order in which they stand.': '表示順に並べたウィジェット（IDごと）。',
  'A number on a button.': 'ボタンに示す数。',
  'Label of the button. Its text may use {{count}}, the number.': 'ボタンの名称。{{count}}（その数）を使えます。',
  'Instead of widgets: which there are, and how each counts, is in the answer of a call, one entry a widget. Values read the entry as row.':
    'widgetsの代わりに、どのウィジェットがあり何を数えるかを呼び出しの応答から取ります。応答の1件が一つのウィジェットです。値ではその1件をrowで読みます。',
  'The call that brings the arrangement.': '配置を取得する呼び出し。',
  'Dotted path to the list of entries inside what the source brought; empty: all of it.':
    '取得したデータの中の、ウィジェットのリストへのドット区切りのパス。空ならデータ全体。',
  'Dotted path, inside what the source brought, of how many widgets stand beside each other; one when omitted.':
    '取得したデータの中の、横に並べるウィジェットの数へのドット区切りのパス。省略時は1。',
  'Path, in an entry, of what tells it from the others; the widgets stand in its order. Of two figures each, such as 21, they are its row and its column.':
    'ほかと区別する値の、1件の中のパス。ウィジェットはこの順に並びます。どれも21のような2桁の数なら、行と列の番号です。',
  "Path, in an entry, of the widget's name.": 'ウィジェットの名称の、1件の中のパス。',
  'Path, in an entry, of the name of the chart part.': 'グラフの部品名の、1件の中のパス。',
  'While this does not hold for an entry, it is no widget.': '1件がこれを満たさない間、ウィジェットを表示しません。',
  "What a widget's numbers count, as the PDF writes above them.":
    'ウィジェットの数が何を数えているか。PDFでは数の上に示します。',
  'How each of them counts.': 'それぞれのウィジェットの数え方。',
  'Seconds until the call is made again; absent: only when asked.':
    '呼び出しを繰り返す間隔の秒数。なければ、求められたときだけ呼び出します。',
  'One chart with its call. Its figures are a list in the answer (list), or each has its own place there (figures).':
    '呼び出しのある一つのグラフ。数値は応答の中のリスト（list）か、数値ごとの場所（figures）から取ります。',
  'Name of the chart part.': 'グラフの部品の名前。',
  'Options of the chart part, as its manifest describes them.': 'グラフの部品のオプション。',
  'Figures by id, in the order in which they stand.': '表示順に並べた数値（IDごと）。',
  "The call by which the gateway forgets what it counted, made before the widget's refresh button asks again.":
    'ゲートウェイに数えた結果を捨てさせる呼び出し。ウィジェットの更新ボタンで取得し直す前に呼び出します。',
  'Where the answer holds a list of figures. An entry without a number is left out.':
    '応答の中の数値のリストのある場所。数のないものは省きます。',
  'Dotted path to the list inside what the source brought; empty: all of it.':
    '取得したデータの中のリストへのドット区切りのパス。空ならデータ全体。',
  'Path, in an entry, of what tells it from the others.': 'ほかと区別する値の、リストの1件の中のパス。',
  'Path, in an entry, of its name; the code when omitted.': '名称の、リストの1件の中のパス。省略時はコード。',
  'Path, in an entry, of its number.': '数の、リストの1件の中のパス。',
  'Lookup that names the codes, by fixed options or as countries; a code that it lacks keeps its own label.':
    'コードの名称の一覧（固定の選択肢または国）。一覧にないコードには元の名称を示します。',
  'The code is a day, YYYYMMDD: its name is written in the way of the reader.':
    'コードは日付（YYYYMMDD）で、名称を閲覧者の書き方で示します。',
  'A number under its name.': '名称を付けた数。',
  'Dotted path to the number inside what the source brought; of a list the entries are counted.':
    '取得したデータの中の、数へのドット区切りのパス。リストなら件数を数えます。',
  "What a click gives as figure.code; the figure's id when omitted.":
    'クリックでfigure.codeとして渡す値。省略時は数値のID。',
  'Colour family.': '色調。',
  'An input of at most two digits for how many days the widget looks ahead; a change asks again.':
    'ウィジェットが何日先までを対象とするかの入力欄（2桁まで）。変えると取得し直します。',
  'Query parameter of the source that takes the days.': '日数を受け取る、呼び出しのクエリのパラメーター。',
  'Days at first.': '最初の日数。',
  'No more days than these.': '日数の上限。',
  'Where a click on a figure leads: to a route or to a drawer. A figure of zero leads nowhere.':
    '数値のクリックで進むページまたは引き出し。ゼロの数値からはどこにも進みません。',
  "Id of a route of the tenant's flavour.": 'テナントの業態のページのID。',
  "Id of a drawer of the tenant's flavour, opened without a record.":
    'テナントの業態の引き出しのID。レコードなしで開きます。',
  'Put into the address as heading. Its text may use {{widget}} and {{figure}}, the names of the widget and of the figure.':
    'アドレスにheadingとして入れる文言。{{widget}}と{{figure}}（ウィジェットと数値の名称）を使えます。',
  "Values put into the route's address. They read the figure that was clicked as figure.code, figure.label and figure.value, and its entry of the list as row.":
    'ページのアドレスに入れる値。クリックした数値をfigure.code、figure.label、figure.valueで、そのリストの1件をrowで読みます。',
}
