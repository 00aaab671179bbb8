/** Findings in Japanese of what a tenant looks like and where it is, and of schemas that are drawn. */
export const ofLooks = {
  'drawn-open': [
    '「{ref}」はこのファイルの中にありません。その場所には任意の値が入ります。',
    '同じファイルの`$defs`に書いてください。',
  ],
  'drawn-under-value': ['このスキーマの値は、レコードの「value」の下に入ります。'],
  'drawn-unnamed': ['「{key}」は描画されません。項目から指定できない名前です。', '点を含まない名前にしてください。'],
  'drawn-inexact': [
    '9007199254740991を超える数値は、届いたまま表示され、送信できません：{keys}。',
    '数字の文字列にするか、maximumで上限を設けてください。',
  ],
  'colour-unreadable': [
    '{colour}の上では白い文字も黒い文字も読めません（コントラスト{contrast}、必要4.5）。{shown}で表示します。',
    'より濃いか、より薄い色にしてください。',
  ],
  'colour-too-light': [
    '{colour}は明るい画面で読めません（コントラスト{contrast}、必要4.5）。{shown}で表示します。',
    'より暗い色にしてください。',
  ],
  'colour-too-dark': [
    '{colour}は暗い画面で読めません（{ground}の上でコントラスト{contrast}、必要4.5）。',
    'より明るい色にするか、指定を外してください。',
  ],
  'tenant-url-reserved': ['「{url}」はホスト自身のアドレスです。', '使えない値: {reserved}'],
  'tenant-url-taken': ['テナント{other}もアドレス「{url}」です。'],
  'tenant-id': ['ID「{id}」がテナントのフォルダー名「{folder}」と違います。'],
} as const

/** Of what lists of rows and of choices lack. */
export const ofLists = {
  'cell-of-other-type': [
    '列「{column}」の値の型は{type}です。「{cell}」では、数字だけの値が別の書き方になります。',
    'セルを「text」にするか、元のままにしてください。',
  ],
  'figure-without-code': [
    '独自の数値「{id}」に"code"がないため、押すと一覧が「{id}」で問い合わせられ、何も見つかりません。',
    '一覧でその行を表す値を"code"に書いてください（例: "code": "DELAYED"）。',
  ],
  'columns-alike': [
    '列「{other}」と「{column}」はどちらも「{text}」と表示されます。',
    '一方に別のラベルを付けてください。',
  ],
  'choices-alike': [
    '「{list}」の選択肢「{other}」と「{choice}」はどちらも「{text}」と表示されます。',
    '一方に別のラベルを付けてください。',
  ],
  'no-columns': ['すべての列が非表示なので、一覧に何も表示されません。', '少なくとも一つは表示してください。'],
  'choice-hidden': [
    '「{list}」の選択肢「{value}」は非表示ですが、ここで値として入ります。',
    '別の選択肢にするか、この選択肢を表示してください。',
  ],
  'choice-unknown': [
    '「{list}」に選択肢「{value}」はありません。',
    '選択肢はゲートウェイ（{asked}）から来ます。自社のoptionsは、ラベルを付けると、その全部の代わりになります。',
    'ここにあるもの: {known}。',
    '「{nearest}」ではありませんか。',
  ],
  'choice-offered': [
    '「{list}」には{values}が残りますが、ここでは受け付けられません。',
    'lookups.jsonで"hidden": trueにするか、項目が自社の一覧から選ぶようにしてください。',
  ],
  'choices-all-hidden': [
    '「{list}」の選択肢がすべて非表示です。',
    '少なくとも一つを表示するか、この一覧から選ぶ項目を非表示にしてください。',
  ],
  'arrangement-column-hidden': [
    '列「{column}」はこの一覧で非表示なので、どの表示設定にも出ません。',
    '列を表示するか、表示設定から外してください。',
  ],
  'filter-column-hidden': [
    '列「{column}」はこの一覧で非表示なので、絞り込みに使われません。',
    '列を表示するか、表示設定の絞り込みから外してください。',
  ],
  'sort-column-hidden': [
    '行は「{column}」の順に並びますが、その列が非表示になると並びません。',
    '"sort"に別の列を書くか、この列を表示してください。',
  ],
} as const
