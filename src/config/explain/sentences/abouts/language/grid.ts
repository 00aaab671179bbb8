/** What brings the rows of a list, and what stands above them, in Japanese, by the English words of the meta-schema. */
export const aboutGrid: Readonly<Record<string, string>> = {
  'A list with columns, filters, export, and cards on narrow screens.':
    '列、絞り込み、書き出しのある一覧。狭い画面ではカードになります。',
  "Label of the grid's heading.": '一覧の見出しの文言。',
  'Whether the way from the start page stands above the heading.': '開始ページからのパンくずを見出しの上に示すか。',
  'The call that brings the rows.': '行を取得する呼び出し。',
  'Dotted path to the list inside the answer; empty: the answer itself.':
    '応答の中のリストへのドット区切りのパス。空なら応答そのもの。',
  'Field that identifies a row.': '行を識別する項目。',
  'Of a list that one call brings: dotted path in the answer to the number of all rows. Where fewer came, the list says so.':
    '1回の呼び出しで取得する一覧の、応答の中の全件数へのドット区切りのパス。届いた行がそれより少ないとき、一覧がそう示します。',
  'Calls in place of this one, by id: the first whose condition holds brings the rows. They answer the same rows and counts.':
    'この呼び出しに代わる呼び出し（IDごと）。条件を満たす最初のもので行を取得します。応答の行と件数の形は同じです。',
  'Another call for the rows.': '行を取得する別の呼び出し。',
  'Chooses this call, such as by what a dashboard left in the address.':
    'この呼び出しを選ぶ条件（ダッシュボードがアドレスに残した値など）。',
  'The rows come a page at a time: their call takes the page by { "from": "page" }, counted from 1. Absent: one call brings all.':
    '行を1ページずつ取得します。呼び出しは{ "from": "page" }でページ（1から）を受け取ります。なければ1回の呼び出しですべて取得します。',
  'Dotted path in the answer to the number of all rows.': '応答の中の、全件数へのドット区切りのパス。',
  'Dotted path in the answer to the number of rows on a page; 0 there: all are on one.':
    '応答の中の、1ページの行数へのドット区切りのパス。値が0なら全件が1ページです。',
  'Whether the call sorts: it takes { "from": "sort" }, the field with a hyphen before it for largest first. Otherwise each page is sorted by itself.':
    '呼び出しが並べ替えるか。{ "from": "sort" }で項目（降順では前にハイフン）を受け取ります。なければページの中だけで並べ替えます。',
  'Stands in place of the title where it has a value, such as what a dashboard left in the address.':
    '値があるとき、見出しの代わりに示すもの（ダッシュボードがアドレスに残した値など）。',
  'What a search left in the address, by id; each stands above the rows and can be taken away.':
    '検索がアドレスに残した条件（IDごと）。それぞれを行の上に示し、取り消せます。',
  'One criterion.': '一つの条件。',
  'Its text may use {{value}}, and {{from}} and {{to}} for two names.':
    '{{value}}を使えます。名前が二つなら{{from}}と{{to}}も使えます。',
  'Names in the address, which are taken away together. The criterion stands there while the first has a value.':
    'まとめて取り消す、アドレスの中の名前。最初の名前に値がある間、条件を示します。',
  'Name in the address of what a code reads as.': 'コードの名称のある、アドレスの中の名前。',
  'Options that say what a code reads as; codes separated by commas are said one after the other.':
    'コードの名称のある選択肢の一覧。カンマ区切りのコードは順に並べて示します。',
  'The value is a day, YYYYMMDD: it is written in the way of the reader.':
    '値は日付（YYYYMMDD）で、閲覧者の書き方で示します。',
  'Rules that flag rows, by id: each says why, counts the rows that are loaded and can be filtered by.':
    '行に印を付ける規則（IDごと）。理由を示し、読み込んだ行を数え、絞り込みに使えます。',
  'One rule.': '一つの規則。',
  'Colour family of the flag.': '印の色調。',
  'The rows that are flagged; row. is the row.': '印を付ける行の条件。row.がその行です。',
  'Says of each flagged row how many days lie between two days, such as what was planned and what holds today.':
    '印を付けた行ごとに、予定日と現在の日付など、二つの日付の間の日数を示します。',
  'Path of the first day, YYYYMMDD.': '最初の日付（YYYYMMDD）のパス。',
  'Path of the last day, YYYYMMDD; today is one.': '最後の日付（YYYYMMDD）のパス。todayも使えます。',
  'Its text uses {{count}}.': '{{count}}を使う文言。',
  'What a search that found nothing offers: to search again without some of its criteria. It is offered while there are others.':
    '検索結果がないとき、条件の一部を外した再検索を勧めます。ほかにも条件がある間だけ示します。',
  'Names in the address, which are taken away.': '検索を広げるときに外す、アドレスの中の名前。',
  'A link that widens a query parameter and asks again.': 'クエリのパラメーターを広げて取得し直すリンク。',
  'Query parameter of the operation.': '操作のクエリのパラメーター。',
  'Value of the first call.': '最初の呼び出しの値。',
  'What each further call adds.': '呼び出すたびに加える値。',
  'Switches above the grid, by id; each gives a query parameter one of two values.':
    '一覧の上の切り替え（IDごと）。それぞれがクエリのパラメーターに二つの値の一方を渡します。',
  'A switch above the grid.': '一覧の上の切り替え。',
  'Its value while the switch is on.': 'オンの間の値。',
  'Its value while the switch is off, as it is at first.': 'オフの間（最初の状態）の値。',
}
