/** What holds in all of the portal, in Japanese, by the English words of the meta-schema. */
export const aboutPortal: Readonly<Record<string, string>> = {
  'Languages, idle times, and by flavour the routes, the navigation and the drawers.':
    '言語、無操作の時間、業態ごとのページ、ナビゲーション、引き出し。',
  'Languages that a person may choose.': '利用者が選べる言語。',
  'Language of a person who has not chosen.': 'まだ言語を選んでいない人の言語。',
  'Language of a person who has not chosen, whatever the browser asks for; without it the browser chooses among those offered.':
    'まだ言語を選んでいない人の言語。ブラウザーの言語は見ません。なければ、選べる言語からブラウザーに合わせます。',
  'Languages in the order of the menu; each needs a file in schemas/labels/.':
    'メニューの順に並べた言語。それぞれにschemas/labels/のファイルが必要です。',
  'The calls by which the page tells the gateway of itself; whether they work changes nothing. What is absent is not told.':
    '画面の状態をゲートウェイに知らせる呼び出し。失敗しても何も変わりません。指定のないものは知らせません。',
  'Writes a failure of the page to the log; its values read failure.component and failure.message.':
    '画面の障害をログに書く呼び出し。値ではfailure.componentとfailure.messageを読めます。',
  'Records what a person did; its values read use.tenant, use.userId, use.service, use.operation and use.worked.':
    '利用者の操作を記録する呼び出し。値ではuse.tenant、use.userId、use.service、use.operation、use.workedを読めます。',
  'When a person who does nothing is warned and signed out.':
    '操作のない利用者に警告し、サインアウトさせるまでの時間。',
  'Minutes until the warning.': '警告までの分数。',
  'Minutes until the session ends.': 'セッション終了までの分数。',
  'How days, numbers and names are written, by language: on screens, in lists, forms and charts, on paper and in files. A language that says nothing takes the English ones.':
    '日付、数値、名称の書き方（言語ごと）。画面、一覧、フォーム、グラフ、印刷物、ファイルで使います。指定のない言語は英語のものを使います。',
  'Days are patterns of YYYY, MMMM (name of the month), MMM (its short name), MM, M, DD and D; other signs stand as they are.':
    '日付はYYYY、MMMM（月の名称）、MMM（月の略称）、MM、M、DD、Dの組み合わせで、ほかの記号はそのまま示します。',
  'A day where there is room for it.': '余裕のある箇所の日付。',
  'A day in forms, as it is shown and typed: year, month and day in figures.':
    'フォームでの表示と入力の日付。年月日とも数字です。',
  'A day below the bar of a chart, and the earlier one of two that stand side by side.':
    'グラフの棒の下の日付と、並べて示す二つの日付の早い方。',
  'Language, and country where it matters, whose way of writing numbers is followed, shown and typed: en for 1,234.5, de for 1.234,5.':
    '数値の表示と入力の書き方が従う言語（必要なら国も）。en: 1,234.5。de: 1.234,5。',
  'How words of a name that comes wholly in capitals are written, where a part softens it: by their capitals, such as GMBH to GmbH. A tenant adds some. Those of English hold in every language.':
    '大文字だけの名称を和らげるときの語の書き方。大文字の語ごとに指定します（GMBHはGmbHなど）。テナントは追加できます。英語のものはすべての言語で使います。',
  'The word as people write it.': '普通の書き方の語。',
  'What each back-end flavour shows.': 'ゲートウェイの業態ごとに示すもの。',
  'Tenants of the forwarding system.': 'フォワーディングのシステムのテナント。',
  'Tenants of the customs brokerage system.': '通関のシステムのテナント。',
  'Routes, navigation and drawers of one flavour.': '一つの業態のページ、ナビゲーション、引き出し。',
  'The call that shows that the session still holds, made when a person answers the idle warning with Stay.':
    'セッションが続いていることを示す呼び出し。無操作の警告に「継続する」と答えたときに呼び出します。',
  'Dotted path to a number in the answer that must be at least 1.':
    '応答の中の、1以上であるべき数へのドット区切りのパス。',
  'Calls made when a person signs out, beside ending the session, by id. Whether they work changes nothing.':
    'サインアウトのとき、セッションの終了とともに行う呼び出し（IDごと）。失敗しても何も変わりません。',
  'One call.': '一つの呼び出し。',
}
