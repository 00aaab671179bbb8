/** What data rules ask, in Japanese, by the English words of the meta-schema. */
export const aboutDataRules: Readonly<Record<string, string>> = {
  "Limits of a form's data: a part of JSON Schema 2020-12 over a type of the contract. A rule may be narrower than the contract's, never wider.":
    'フォームのデータの制限。契約の型に対する、JSON Schema 2020-12の一部です。規則は契約より狭くできますが、広くはできません。',
  "The contract's type.": '契約の型。',
  'A word to the reader.': '読む人への一言。',
  "Rules by property. An override may add properties of the tenant's own, whose names begin with x_.":
    'プロパティごとの規則。上書きでは、x_で始まる名前でテナント独自のプロパティを追加できます。',
  'Properties that must always be there, in drafts too; what only submit requires belongs in the layout.':
    '下書きを含め、常に必要なプロパティ。送信時だけ必須のものはフォームの配置で指定します。',
  'Rules of one value.': '一つの値の規則。',
  "JSON type; only for a tenant's own property, or integer where the contract says number.":
    'JSONの型。テナント独自のプロパティか、契約がnumberとする場所でのintegerにだけ使います。',
  "Label of a value inside of a tenant's own object or list, which no layout names.":
    'フォームに名称のない、テナント独自のオブジェクトまたはリストの中の値の名称。',
  'The values allowed.': '使える値。',
  'Regular expression (ECMAScript, u) that a text matches; simple ones only, so that none can hang.':
    '文字が一致すべき正規表現（ECMAScript、u）。処理が終わらなくならないよう、単純なものに限ります。',
  'Fewest characters.': '最小文字数。',
  'Most characters.': '最大文字数。',
  'Smallest number.': '最小値。',
  'Largest number.': '最大値。',
  'The number is greater than this.': 'この値より大きい数値。',
  'The number is less than this.': 'この値より小さい数値。',
  'The number is a multiple of this.': 'この値の倍数。',
  'Fewest entries of a list.': 'リストの最小件数。',
  'Most entries of a list.': 'リストの最大件数。',
  'true: never sent.': 'true: 送信しません。',
  'Rules of one entry of a list.': 'リストの1件の規則。',
}
