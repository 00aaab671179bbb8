/** Findings in Japanese of what can never happen in a form. */
export const ofForms = {
  'effect-circle': [
    '連動が互いに呼び出し合っています: {circle}',
    'どれかに、他の連動で成り立たなくなる`when`を付けてください。',
  ],
  'effect-without-change': [
    'この連動では何も起こりません。項目を空にせず、値も入れません。',
    '何が起こるか（`clear`、`clearFields`、`set`）を書くか、連動を外してください。',
  ],
  'effect-never': [
    '「{on}」が「{to}」になるとき、この条件は成り立たないので、何も起こりません。',
    '`to`かこの条件を外すか、両方を同じ値にしてください。',
  ],
  'value-unentered': [
    '「{path}」はここでは非表示で、誰も入力しません。ほかから値が来た記録でしか成り立ちません。',
    'その項目を表示するか、別の項目を条件にしてください。',
  ],
  'initial-refused': [
    '新しい記録は「{value}」で始まりますが、「{path}」の制限に合いません。',
    '制限に合う値にするか、値を入れないでください。',
  ],
  'never-shown': [
    '次の項目は互いの値を待つので、表示されることがありません: {fields}',
    'そのうち一つは、他の値がなくても表示してください。',
  ],
  'condition-never': ['前にある「{field}」の条件と同時には成り立ちません。', '`any`でつなぐか、一方を外してください。'],
  'rule-unasked': ['「{path}」は非表示なので、この規則は確認されません。', '"at"には表示される項目を書いてください。'],
  'required-read-only': [
    '「{path}」は必須ですが変更できず、値を入れるものもありません。',
    'record.initialか効果で値を入れるか、入力できるようにしてください。',
  ],
} as const
