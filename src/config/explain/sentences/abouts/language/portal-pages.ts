/** What pages, drawers and menus say, in Japanese, by the English words of the meta-schema. */
export const aboutPortalPages: Readonly<Record<string, string>> = {
  'Pages inside the shell, by id.': 'ポータルの枠の中のページ（IDごと）。',
  'One page.': '一つのページ。',
  "Address below the tenant's.": 'テナントのアドレスに続くアドレス。',
  "Label of the page's title.": 'ページの見出しの文言。',
  'KIND/NAME of the screen it shows.': '表示する画面（KIND/NAME）。',
  'Id of the route whose access this inherits: it is open where that is open, and its own `access` allows it.':
    '権限を引き継ぐページのID。そのページを利用でき、かつ自身の`access`を満たすときに利用できます。',
  'Entries of the second bar, by id. Each names a route, a drawer or an address.':
    '2段目のバーの項目（IDごと）。それぞれページ、引き出し、アドレスのいずれかを指定します。',
  'One entry of the second bar.': '2段目のバーの一つの項目。',
  "Label of the entry's button on the start page, where it differs.": '開始ページのボタンの名称（異なる場合）。',
  'A short label under which the entry also stands in the bar at the foot of a narrow screen, beside Home and tracking; the first three that are open to the reader do. Without any there is no such bar.':
    '狭い画面の下端のバーに、ホームと照会の横に示す短い名称。閲覧者が利用できる最初の三つを示します。一つもなければバーを示しません。',
  'Id of a route of this flavour.': 'この業態のページのID。',
  'Id of a drawer of this flavour, opened with an empty record.': 'この業態の引き出しのID。空のレコードで開きます。',
  'An address outside the portal: another site, which opens in a tab of its own, or a page on this host.':
    'ポータルの外のアドレス。新しいタブで開く別のサイト、またはこのホストのページ。',
  "Id of the route whose access this inherits. An entry that leads to a route or a drawer has that one's access in any case.":
    '権限を引き継ぐページのID。ページや引き出しへの項目には、常にその行き先の権限も必要です。',
  'link goes, button acts.': 'link: 移動する項目。button: 操作する項目。',
  'Side drawers by id, opened by ?ID=RECORD in the address.':
    '横から開く引き出し（IDごと）。アドレスの?ID=RECORDで開きます。',
  'One side drawer.': '横から開く一つの引き出し。',
  'KIND/NAME of the screen it holds.': '中に示す画面（KIND/NAME）。',
  'The side of the page it slides in from.': '出てくる側。',
  "By what it is for: search 70, form 165, a record to read 160, a detail of it 130, pinned 60 hundredths of the page's height; never wider than the page.":
    '用途ごとの幅（画面の高さに対する百分率）。検索70、フォーム165、閲覧するレコード160、その詳細130、ピン留め60。画面の幅は超えません。',
  'Entries of the user menu below who is signed in and the languages, by id. Each does something, or names a route or an address.':
    'サインイン中の人と言語の下に示す、ユーザーメニューの項目（IDごと）。それぞれ動作、ページ、アドレスのいずれかを指定します。',
  'One entry of the user menu.': 'ユーザーメニューの一つの項目。',
  'What the portal itself does.': 'ポータル自身の動作。',
  'An address outside the portal: a page on this host, or another site, which opens in a tab of its own.':
    'ポータルの外のアドレス。このホストのページ、または新しいタブで開く別のサイト。',
}
