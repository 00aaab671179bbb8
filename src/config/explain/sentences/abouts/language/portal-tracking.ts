/** How a number leads to a record, in Japanese, by the English words of the meta-schema. */
export const aboutPortalTracking: Readonly<Record<string, string>> = {
  'The tracking form of the top bar and the start page: a number leads to a record in a drawer. Absent, there is no such form.':
    '上のバーと開始ページの照会フォーム。番号からレコードを引き出しで開きます。なければフォームを示しません。',
  'Operation that finds the records; without it the number typed is the record.':
    'レコードを探す操作。なければ入力した番号がレコードのIDです。',
  'What the call sends, in which { "from": "number" } is the number typed. With it no query parameter takes the number.':
    '呼び出しで送る内容。{ "from": "number" }が入力した番号です。指定すると、番号をクエリのパラメーターでは送りません。',
  'Dotted path to the list of records inside the answer.': '応答の中の、レコードのリストへのドット区切りのパス。',
  'Field of a record that the drawer opens it by.': '引き出しを開くときに使うレコードの項目。',
  'Fields of a record that tell it apart where several are found: a person chooses among them, the first field first. Without, the first record opens.':
    '複数見つかったときに区別するためのレコードの項目。最初の項目を先頭に示し、利用者が選びます。なければ最初のレコードを開きます。',
  'Dotted path into a record.': 'レコードの中のドット区切りのパス。',
  'Kinds of numbers, by the query parameter that takes them; where the call has a body, by any name.':
    '番号の種類。番号を受け取るクエリのパラメーターごとに指定します。本文のある呼び出しでは任意の名前です。',
  'One kind of number.': '番号の一つの種類。',
  'Further query parameters for this kind.': 'この種類で加えるクエリのパラメーター。',
  'What is typed is taken for this kind, whichever is chosen, when its check digit fits: iso6346 (ISO 6346), mod7 (eleven digits of which the last is the seven before it modulo 7).':
    'チェックディジットが合う番号を、選んだ種類にかかわらずこの種類とみなします。iso6346: ISO 6346。mod7: 11桁の最後の桁が、その前の7桁を7で割った余り。',
  'Where a number leads to nothing by the kind that is chosen, it is asked for by the others.':
    '選んだ種類で見つからない番号を、ほかの種類でも探します。',
  'simple: letters, digits, space, comma, slash and hyphen; any: whatever is typed.':
    'simple: 英数字、空白、カンマ、スラッシュ、ハイフン。any: すべての文字。',
  'Id of the drawer that shows the record.': 'レコードを示す引き出しのID。',
  'What a tracking link shows without a sign-in: /anonymous/#/TENANT/?KIND=NUMBER. Absent, access is denied.':
    'サインインなしの追跡リンク（/anonymous/#/TENANT/?KIND=NUMBER）で示すもの。なければ利用できません。',
  "Label of the page's heading.": 'ページの見出しの文言。',
  'The view whose sections it shows: views/NAME. It reads the number as address.given.KIND. Its page has a title of its own, no buttons, no menu and no drill-downs.':
    'セクションを示すビュー（views/NAME）。番号はaddress.given.KINDで読みます。ページには独自の見出しがあり、ボタン、メニュー、ドリルダウンはありません。',
  'Kinds of numbers that a link may name, by the name that it has in the link.':
    'リンクで使える番号の種類。リンクでの名前ごとに指定します。',
  'Stands before the number; without it the number is a secret and not shown.':
    '番号の前に示す名称。なければ番号は秘密とみなし、示しません。',
  'Whether the tenant has such links: a condition on tenant.': 'このリンクを使えるテナント。tenantの条件です。',
}
