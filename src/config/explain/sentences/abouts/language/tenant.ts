/** What a tenant and its words say, in Japanese, by the English words of the meta-schemas. */
export const aboutTenant: Readonly<Record<string, string>> = {
  'Who a tenant is: its address, its flavour, its looks and what it has.':
    'テナントのアドレス、業態、外観、利用できる機能。',
  'Upper case, as in the header X-Tenant; the folder has the same name.':
    'X-Tenantヘッダーと同じ大文字のID。フォルダーも同じ名前です。',
  "First segment of the tenant's address.": 'テナントのアドレスの最初の部分。',
  "The tenant's name as people read it.": '利用者が読むテナントの名称。',
  'Which back end serves the tenant.': 'テナントが使うシステムの業態。',
  'Colours and pictures.': '色と画像。',
  '#RRGGBB.': '#RRGGBB。',
  "A file below the tenant's assets/.": 'テナントのassets/にあるファイル。',
  "Picture of the sign-in page: a file below the tenant's assets/.":
    'サインインページの画像。テナントのassets/にあるファイルです。',
  "Letters in place of the portal's: a variable typeface with the weights 400 to 700, a file below the tenant's assets/.":
    'ポータルの書体に代わる書体。太さ400～700のバリアブルフォントで、テナントのassets/にあるファイルです。',
  'What replaces the colours that the portal makes for the dark, and the logo there.':
    'ダークモードで、ポータルが自動で作る色とロゴに代わるもの。',
  '#RRGGBB, readable on #1b2a33.': '#1b2a33の上で読める#RRGGBB。',
  'What the tenant has, as tenant.accessLevels. in conditions.':
    'テナントが利用できる機能。条件ではtenant.accessLevels.で読みます。',
  'Whether the tenant has them.': 'テナントが利用できるか。',
  'Whether the tenant has it.': 'テナントが利用できるか。',
  'After how many sign-in attempts the captcha appears.': '画像認証を出すまでのサインインの試行回数。',
  'Rules of new passwords, on the page and at the gateway.':
    '新しいパスワードの規則。画面とゲートウェイの両方で確かめます。',
  'Fewest characters; ask for 15 and more where nothing else is needed.':
    '最小文字数。ほかに何も求めないなら15以上にします。',
  'Of what at least one must be among them: letters A-Z, a-z, figures, or !@#$%^&*().':
    '1文字以上必要な文字の種類。A～Z、a～z、数字、または!@#$%^&*()。',
  "People sign in at the tenant's own provider (OpenID Connect, code flow with PKCE). The client's secret is a setting of the gateway, never a file here.":
    'テナント自身のプロバイダーでのサインイン（OpenID Connect、PKCE付きの認可コードフロー）。クライアントのシークレットはゲートウェイの設定で、ここには書きません。',
  "The provider's address as it names itself; https, but on this machine.":
    'プロバイダーが名乗るアドレス。同じマシンの場合を除きhttpsです。',
  "The portal's name at the provider.": 'プロバイダーでのポータルの名前。',
  'What is asked for, with blanks between; openid among it.': '要求する範囲（空白区切り）。openidを含めます。',
  "How a person at the provider is found among the tenant's users.":
    'プロバイダーの利用者をテナントのユーザーと照合する方法。',
  'What the provider tells of the person.': 'プロバイダーが伝える、識別に使う値。',
  'What it is to the portal.': 'ポータルでそれに当たるもの。',
  'Nobody signs in with a password.': '誰もパスワードではサインインできません。',
  'Signing out of the portal ends the session at the provider.':
    'ポータルからサインアウトすると、プロバイダーのセッションも終了します。',
  'How shipments are tracked without a sign-in.': 'サインインなしの貨物の追跡。',
  'Whoever knows a number sees its shipment. false: only a link that somebody made opens one.':
    '番号を知っている人は誰でもその貨物を見られます。false: 作成されたリンクからだけ開けます。',
  'How long a link that somebody made is good.': '作成されたリンクの有効日数。',
  'Codes of an app beside the password. Everybody may set them up; here the tenant demands it.':
    'パスワードに加えるアプリのコード。設定は誰でもでき、ここではテナントが必須とします。',
  "Roles whose users must set codes up before they can do anything else; not of those who sign in at the tenant's own provider.":
    '最初にコードの設定が必要な役割。テナント自身のプロバイダーでサインインする人は除きます。',
  'How what is changed in the studio comes to be what people see.': 'スタジオでの変更を公開する方法。',
  'Whether a second person, who changed nothing of it, approves a change set before it is published.':
    '公開前に、その変更セットを変更していない2人目の承認が必要か。',
  "'false' leaves the logo off.": "'false'ならロゴを付けません。",
  'Milliseconds that the first paint waits for.': '最初の描画までの待ち時間（ミリ秒）。',
  "Overrides the portal's languages.": 'ポータルの言語の設定に代わるもの。',
  'Languages in the order of the menu.': 'メニューの順に並べた言語。',
  'Shown in the About dialog.': '「ポータルについて」に示します。',
  'YYYYMMDD.': 'YYYYMMDD。',
  'Texts of one language by id. Parameters stand in double braces: {{limit}}. A tenant may add labels that its own files name.':
    '一つの言語の文言（IDごと）。パラメーターは{{limit}}のように二重の波括弧で書きます。テナントは、自身のファイルで使う文言を追加できます。',
  "In a tenant's file: terms of the portal's texts, as they stand there → what the tenant calls them, in every text of this language.":
    'テナントのファイルで使う、ポータルの用語 → テナントでの呼び方。この言語のすべての文言に適用します。',
  'What the tenant calls it.': 'テナントでの呼び方。',
  "The text in this file's language.": 'このファイルの言語での文言。',
}
