import type { Code } from './diagnostics.ts'
import { ofForms } from './japanese-forms.ts'
import { ofLayers } from './japanese-layers.ts'
import { ofLists, ofLooks } from './japanese-looks.ts'

const nearest = '「{nearest}」ではありませんか。'
const noSuch = (what: string) => [`${what}「{name}」はありません。`, nearest] as const

/** Message and hint of each finding in Japanese; `{name}` is what the finding was given. A hint whose words are not given is left out. */
export const japanese: Readonly<Record<Code, readonly [message: string, ...hints: string[]]>> = {
  ...ofLooks,
  ...ofForms,
  ...ofLayers,
  ...ofLists,
  syntax: ['JSONとして読めません: {reason}', '{mend}'],
  encoding: ['ファイルがUTF-8で書かれていません。', 'UTF-8で保存してください。'],
  'too-deep': ['ファイルの入れ子が{limit}段を超えています。'],
  'duplicate-key': [
    'キー「{key}」が2回書かれています。有効なのは一つだけです。',
    '一方を削除するか、名前を変えてください。',
  ],
  'forbidden-key': ['「{key}」はキーに使えません。', '別のIDにしてください。'],
  'unknown-file': ['{file}という種類の設定ファイルはありません。', nearest],
  'missing-schema': ['ファイルに$schemaがありません。', '最初のキーとして"$schema": "{expected}"を書いてください。'],
  'wrong-schema': ['$schema「{found}」はこの種類のファイルのものではありません。', '「{expected}」と書いてください。'],
  'meta-unreadable': ['メタスキーマ{file}がないか、読めません。'],
  'unknown-key': ['「{key}」はここでは使えません。', nearest, '{place}に書いてください。'],
  'keys-apart': [
    '「{key}」は「{other}」と一緒には使えません。',
    'どちらか一方にしてください。二つの条件は`all`か`any`でまとめます。',
  ],
  'says-nothing': ['ここには何も書かれていません。', '{words}のどれかを書くか、指定を外してください。'],
  'missing-key': ['「{key}」がありません。', '{description}'],
  'missing-option': ['「{part}」には設定「{key}」が必要です。', '{description}'],
  'wrong-type': ['{expected}が必要ですが、{found}が書かれています。', '{write}と書いてください。', '{description}'],
  'null-refused': ['nullでは何を消したのか分からなくなります。', '項目を外すには"hidden": trueと書いてください。'],
  'not-in-list': ['「{value}」は使える値ではありません。', '使える値: {allowed}。', nearest],
  'out-of-range': ['{value}は範囲外です（{wrong}）。', '{description}'],
  'wrong-form': ['「{value}」は決められた形式ではありません。', '例: {examples}。', '形式は{pattern}です。'],
  'word-renamed': ['「{old}」は現在「{new}」といいます。そのように読み替えました。', '「{new}」と書いてください。'],
  'required-before-saved': [
    '「{id}」は保存時の必須項目ですが、ファイルを受け付けるのはレコードの保存後です。',
    '送信時の必須項目にしてください（"required": { "on": "submit" }）。',
  ],
  'required-while-closed': [
    '「{id}」のセクションが閉じている間（新規レコードの書類など）は、入力が求められません。',
    '`enabled`のないセクションに置いてください。レコードの保存前は、ファイルをまだ追加できないことが表示されます。',
  ],
  'own-field-not-kept': [
    'ゲートウェイはこのレコードに独自の項目を保存しないため、「{id}」は拒否されます。',
    'レコードにある`path`を指定するか、項目を外してください。',
  ],
  'filter-of-none': [
    '列「{column}」は「"filter": "none"」なので、絞り込みに使えません。',
    '列に絞り込みを付けるか、表示設定から外してください。',
  ],
  'filter-of-text': [
    '列「{column}」は文字で絞り込むため、「{span}」に当てはまる行はありません。',
    '列に"filter": "date"と書いてください。',
  ],
  'choice-doubled': [
    '「{value}」は「{other}」とは別の選択肢になります。',
    'その選択肢を変えるには「{other}」と書いてください。',
  ],
  'filter-without-days': [
    '列「{column}」の値は日付ではないため、カレンダーで選んだ日に当てはまる行はありません。',
    '"filter": "{better}"と書くか、削除してください。',
  ],
  'text-for-code': ['「{text}」は画面に表示される文言で、値は「{value}」です。', '「{value}」と書いてください。'],
  'code-misspelt': ['値「{text}」の選択肢はありません。', '「{value}」のことですか。'],
  'own-field-unshown': [
    '「{name}」はどこにも表示されません。',
    '{layout}のセクションの"fields"に"{name}"を追加してください。',
  ],
  'own-type-unmarked': [
    '「{type}」は独自の種類ではなく、ゲートウェイの種類の一覧にある場合だけ受け付けられます。',
    '独自の種類にするには「{own}」と書いてください。',
  ],
  'own-field-required': [
    '独自の項目「{name}」をデータの規則で必須にはできません。',
    'レイアウトの項目に"required": { "on": "submit" }か{ "on": "save" }と書いてください。',
  ],
  'unknown-part': ['部品「{name}」（{kind}）はありません。', nearest],
  'unknown-item': noSuch('itemsの項目'),
  'unknown-lookup': noSuch('選択肢の一覧'),
  'lookup-hidden': [
    '「{name}」は非表示ですが、{places}か所で使われています。最初は{first}です。',
    '一覧の代わりに、それを使う項目か個々の選択肢を非表示にしてください。',
  ],
  'unknown-operation': noSuch('契約の操作'),
  'unknown-label': [
    'ラベル「{name}」に英語の文言がありません。',
    '独自のラベルの文言は{home}/labels/en.jsonに書いてください。',
    nearest,
  ],
  'unknown-icon': noSuch('アイコン'),
  'unknown-drawer': noSuch('引き出し'),
  'unknown-route': noSuch('ページ'),
  'unknown-screen': noSuch('画面'),
  'unknown-column': noSuch('一覧の列'),
  'unknown-field': noSuch('フォームの項目'),
  'unknown-section': noSuch('セクション'),
  'unknown-arrangement': noSuch('一覧の配置'),
  'unknown-level': noSuch('ドリルダウンの階層'),
  'unreachable-level': ['階層「{name}」を開く行がありません。', '前の階層のブロックが"opens"で指定します。'],
  'unknown-type': noSuch('契約の型'),
  'unknown-help': noSuch('ヘルプのページ'),
  'unknown-neighbour': [
    '隣に置くべき項目「{name}」がありません。',
    nearest,
    'その項目はセクション「{section}」にあります。"section": "{section}"を書くと、この項目もそこに置かれます。',
  ],
  'part-does-not-fit': ['部品「{name}」では「{path}」（型は{type}）を編集できません。'],
  'no-nested-fields': ['部品「{name}」は中に項目を持てません。'],
  'unknown-path': [
    '{where}に「{path}」はありません。',
    nearest,
    '使える名前: {allowed}。',
    '列に表示する行の値を"field"で指定してください: {shows}。',
    'フォームのデータの規則（….schema.json）に書いてください: "properties": { "{own}": { "type": "string" } }',
  ],
  'choice-refused': [
    '「{value}」は「{field}」が取れる値ではないため、選んだフォームは拒否されます。',
    '使える値: {allowed}。',
    nearest,
  ],
  'call-of-others': [
    'ここでポータルが送る、または表示する値が{operation}にはありません: {missing}。',
    '「{before}」に戻してください。{operation}の答えは、独自の項目や画面（x_…）で表示します。',
  ],
  'name-without-code': [
    '「{name}」は送られないことがあり、その場合コード「{code}」も表示されません。',
    '契約に"x-code": "{code}"と書くか、「{code}」も表示してください。',
  ],
  'unknown-param': [
    '操作{operation}に{kind}の引数「{name}」はありません。',
    nearest,
    '{elsewhere}の引数です。「{elsewhere}」の下に書いてください。',
  ],
  'missing-param': ['操作{operation}には{kind}の引数「{name}」が必要です。'],
  'body-not-taken': ['操作{operation}は本文を受け取らないため、「{key}」では何も送れません。'],
  'body-not-given': ['操作{operation}には本文が必要ですが、送られません。'],
  'lookup-without-source': ['選択肢の一覧には"options"か"operation"が必要です。'],
  'lookup-not-fixed': [
    '選択肢の一覧「{name}」には決まった選択肢も国名もないため、ここではコードの名前を表示できません。',
  ],
  'widget-figures': [
    'ウィジェットには"list"か"figures"のどちらか一方が必要です。',
    'どちらかを外してください。ほかの数値は、独自のウィジェット（x_…）に書きます。',
  ],
  'dashboard-widgets': ['ダッシュボードには"widgets"か"arranged"のどちらか一方が必要です。'],
  'click-leads-nowhere': ['クリックの行き先は"route"か"drawer"のどちらか一方です。'],
  'navigation-leads-nowhere': [
    'メニュー項目には"route"、"drawer"、"href"のうち一つが必要です。',
    '基本の項目はそのままです。非表示にして、独自の項目を追加してください。',
  ],
  'action-does-nothing': ['このボタンには{ways}が必要です。'],
  'menu-leads-nowhere': ['ユーザーメニューの項目には"does"、"route"、"href"のいずれかが必要です。'],
  'not-on-a-page': [
    '「{key}」は匿名リンクのページには表示されません。',
    'そのページには独自の見出しがあり、セクションのブロックだけを表示します。',
  ],
  'never-known-empty': [
    '独自に読み込むブロックは、応答があるまで空かどうか分からないため、`empty`の文言を表示します。',
    '"whenEmpty"を外すか、周りの呼び出しが返すものを表示してください。',
  ],
  'contract-breaks': ['契約の変更により使えなくなります: {what}'],
  'contract-doubtful': ['契約の変更により不足する可能性があります: {what}'],
  'other-flavour': [
    'ゲートウェイは{operation}に「{flavour}」のテナントにだけ応答します。このテナントは「{own}」です。',
    'それを使うものを非表示にするか、このテナントの種類の操作を使ってください。',
  ],
  'half-a-form': ['フォームに{missing}がありません。', 'フォームには配置とデータの規則が必要です。'],
  'label-untranslated': [
    'ラベル「{name}」に{language}の文言がありません。英語で表示されます。',
    '{file}に追加してください。',
  ],
  'label-without-english': ['ラベル「{name}」に英語の文言がありません。', nearest],
  'label-blank': [
    'ラベル「{name}」が空白だけです。',
    '文言を書いてください。表示しないものは、その場所で"hidden": trueにします。',
  ],
  'label-unnamed': ['ラベル「{name}」はどこにも使われていません。', nearest],
  'placeholder-unknown': ['{{{name}}}には何も入りません。', nearest],
  'placeholder-lost': ['文言に{names}がありません。', '必要なら、あるべき場所に書いてください。'],
  'day-form-unfilled': [
    '「{word}」には日付のどの部分も入りません。',
    '使えるのはYYYY、MMMM、MMM、MM、M、DD、Dです。ほかの文字はそのまま表示されます。',
  ],
  'language-doubled': ['言語「{language}」が選べる言語に2回あります。', '一方を外してください。'],
  'language-not-offered': ['最初の言語「{language}」は選べる言語ではありません。', '選べる言語: {offered}'],
  'order-contradicts': ['並び順が決まりません: {why}', '`after`か`before`を一つだけ残してください。'],
  'rules-unfillable': ['どの値も規則に合いません: {why}'],
  'limit-of-other-type': [
    '値の型が{type}なので、「{key}」は効きません。',
    '文字列にはminLength、maxLength、pattern、数値にはminimumとmaximum、リストにはminItemsとmaxItemsを使います。',
  ],
  'idle-unwarned': [
    '操作がないと{end}分でサインアウトしますが、警告は{warn}分後です。',
    'endAfterMinutesより短いwarnAfterMinutesを書いてください。',
  ],
  'no-home': [
    '「{route}」は、サインインした人が最初に開く「/」のページでした。ほかに「/」のページがありません。',
    '独自のページのpathを"/"にするか、このページを元のままにしてください。',
  ],
  'home-closed': [
    '「{route}」はサインインした人が最初に開くページです。この条件に合わない人には、アクセスできないと表示されます。',
    'ページは閉じず、その上のものに`access`を書いてください。',
  ],
  'route-path-taken': ['ページ「{other}」も同じアドレス{path}です。'],
  'route-path-reserved': ['{path}はポータル自体のアドレスです。', '使えない値: {reserved}。'],
  'screen-unreached': [
    '「{screen}」を開けるところがないので、ここに書いた内容は誰にも見えません。',
    '{home}/portal.jsonのページか引き出しで表示するか、ファイルを削除してください。',
  ],
  'asset-unfit': ['{ja}'],
  'help-of-nothing': [
    '「{name}」というヘルプはポータルにないので、このページは何にも代わりません。',
    nearest,
    '独自のページの名前はx_で始めます。',
  ],
  'route-without-access': [
    '「{id}」はログインした人全員に開かれています。',
    '権限を引き継ぐページを指定する（"module": "shipments"）か、`access`を書いてください。',
  ],
  'not-a-page': ['「{screen}」は単独のページにできません。', '一覧から`open`で開く引き出しに表示してください。'],
  'asset-missing': ['テナントのフォルダーにファイル{name}がありません。', nearest],
  'tenant-file-missing': [
    'フォルダーtenants/{name}にtenant.jsonがありません。',
    '他のテナントのものを写してください。',
  ],
  'language-not-in-use': [
    '言語「{language}」は選べる言語ではないので、誰にも表示されません。',
    '「{nearest}」のことですか。',
    'tenant.jsonの"languages": { "offered": [ … ] }で選べるようにします。',
  ],
  'language-unknown': ['言語「{language}」はどのブラウザーにもありません。', nearest],
  'help-without-english': [
    '英語のページ「{name}」がないので、このページは表示されません。',
    '{home}/help/en/{name}.mdも書いてください。',
  ],
  'criterion-unasked': [
    '一覧の呼び出しは{names}を読まないため、一覧の上に表示されるだけで絞り込みません。',
    nearest,
    '`rows`の値に{ "from": "address.{name}" }と書くか、検索条件を非表示にしてください。',
  ],
  'address-unread': ['ページ「{route}」はアドレスの「{name}」を読みません。', nearest, '使える値: {allowed}。'],
  'language-without-labels': [
    'labels/{language}.jsonが、基本にもテナントにもありません。',
    'tenants/{tenant}/labels/{language}.jsonに文言を書くか、ほかの言語にしてください: {others}',
  ],
  'term-unknown': ['{language}の文言に「{term}」はありません。', '大文字や終止符も含め、そのとおりに書いてください。'],
  'language-incomplete': [
    '{missing}件のラベルに{language}の文言がありません。最初は「{first}」です。',
    '不足分の書き出し: npm run tenants -- words {tenant} {language} --to todo.csv',
  ],
  'pattern-invalid': ['正規表現ではありません: {reason}'],
  'pattern-slashes': [
    'この形式に合う文字列はありません。前後の「/」も文字として扱われます。',
    '「{pattern}」と書いてください。',
  ],
  'pattern-open': [
    '「{pattern}」は文字列のどこにあってもよいので、前後に何があっても受け付けます。',
    '文字列全体の形式にするには、前に「^」、後に「$」を書いてください。',
  ],
  'pattern-dangerous': [
    'この形式は文字列によっては処理が終わりません: {reason}',
    '一つの文字列が複数の読み方に当てはまらないようにしてください。',
  ],
  'rules-contradict': ['データの規則を組み立てられません: {reason}'],
  'tenant-unknown': noSuch('テナント'),
  'pointer-unknown': ['「{pointer}」には何もありません。', nearest],
}
