const nearest = '「{nearest}」ではありませんか。'

/** Findings in Japanese of files over files: what an override may change of the base, and how both go on. */
export const ofLayers = {
  'extends-unknown': ['拡張すべき「{name}」がありません。', nearest],
  'extends-own': [
    '「{name}」は独自の画面です。拡張できるのはポータルの画面だけです。',
    'その画面が拡張しているポータルの画面を拡張し、違うところだけを書いてください。',
  ],
  'extends-other-kind': [
    '「{name}」は別の種類のファイルです。拡張できるのは同じ種類のものだけです。',
    '使える値: {allowed}。',
  ],
  'extends-circle': ['ファイルが互いに拡張し合っています: {circle}', 'そのうち一つは独立していなければなりません。'],
  'without-unknown': ['拡張元のここに「{key}」はありません。', nearest],
  'extends-of-tenant': [
    'テナントのファイルは基本に重ねるものなので、「{key}」は使えません。',
    '違うところだけを書いてください。"hidden": trueで項目を外せます。',
  ],
  'override-without-base': [
    'このファイルが重なるべき{base}がありません。独自の画面の名前はx_で始めてください。',
    nearest,
  ],
  'override-unknown': [
    '基本のここに「{key}」はありません。',
    'ここにあるもの: {known}。',
    '独自の項目はx_で始めてください。基本から外された項目は上書きできません。',
    nearest,
  ],
  'field-elsewhere': [
    '項目「{id}」はセクション「{section}」にあります。',
    'そちらに書いてください。"section": "{here}"を書き加えるとここに移ります。',
  ],
  'flavour-not-own': [
    'テナントの種類は「{own}」なので、「{flavour}」の内容は誰にも使われません。',
    '"flavours": { "{own}": … }に書いてください。',
  ],
  'override-renamed': ['「{old}」は現在「{new}」です。そこに適用しました。', '「{new}」に書いてください。'],
  'body-forgets': [
    '基本の`body`は全体が置き換わり、基本が送っていた値が抜けています: {paths}。',
    '基本の`body`を写して変えるか、上書きを外してください。',
  ],
  'override-equal': ['基本と同じ内容です。', '基本の変更が届くように削除してください。'],
  'base-changed': [
    'これが書かれた後に基本が変わりました: {changes}',
    'まだ合っているかを確かめてから実行してください: npm run tenants -- accept {tenant}',
  ],
  'base-removed': ['「{pointer}」は基本からなくなりました。', '削除するか、代わりとなるものに書いてください。'],
  'base-unrecorded': [
    '書いた時点の基本の内容が記録されていないため、基本が後で変わっても分かりません。',
    'npm run tenants -- accept {tenant}',
  ],
  'weakened-rule': ['{what}が緩くなります。', 'テナントは規則を厳しくできますが、緩くはできません。'],
  'own-in-rows': [
    'ここには独自の項目を保存できないため、「{name}」は拒否されます。',
    'レコード自体の`properties`に書いてください。リストにすることもできます。',
  ],
  'own-name': ['「{name}」は独自の項目の名前に使えません。', 'x_に続けて英字、数字、下線で書いてください。'],
  'hidden-required': [
    '「{path}」は必須ですが非表示で、値を入れるものがありません。',
    'record.initialか連動で値を与えるか、表示してください。',
  ],
  'type-changed': ['「{path}」は契約で{was}でしたが、{is}になります。'],
} as const
