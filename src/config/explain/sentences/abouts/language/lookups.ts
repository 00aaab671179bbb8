/** What lists of choices say, in Japanese, by the English words of the meta-schema. */
export const aboutLookups: Readonly<Record<string, string>> = {
  'Named sources of options: a fixed list, or an operation.':
    '名前の付いた選択肢の一覧。固定の一覧か、操作で取得するもの。',
  'Lookups by id.': '選択肢の一覧（IDごと）。',
  'What the items of several lookups carry beside value and label, by id; a lookup names one with `item`.':
    '複数の一覧の選択肢が、値と名称のほかに持つもの（IDごと）。一覧からは`item`で指定します。',
  'Where the place and the addresses of an item stand.': '選択肢の都市と住所のある場所。',
  "Name of the item's city code.": '選択肢の都市コードの名前。',
  "Name of that city's name.": 'その都市の名称の名前。',
  "Name of the item's country code.": '選択肢の国コードの名前。',
  "Name of the item's postal code.": '選択肢の郵便番号の名前。',
  'The addresses that an item carries.': '選択肢の住所。',
  'Name of the list in the item.': '選択肢の中の、住所のリストの名前。',
  "Names of an address's lines, in their order; at most four are shown.":
    '順に並べた住所の行の名前。最大4行を示します。',
  'Name of a line.': '行の名前。',
  "Name of an address's type.": '住所の種別の名前。',
  'Name of what that type reads as.': 'その種別の名称の名前。',
  'Name of the whole address in one text.': '一つの文字にまとめた住所全体の名前。',
  'Type of the address that is taken unless another one is chosen.': 'ほかを選ばない限り使う住所の種別。',
  'Either `options` or `operation`.': '`options`か`operation`のどちらか。',
  'A fixed list: the value as it is sent → how it is shown.': '固定の一覧。送信する値 → その表し方。',
  'One choice.': '一つの選択肢。',
  'Colour family of a badge.': 'バッジの色調。',
  'Colour family of a badge whose code the fixed list does not have.': '固定の一覧にないコードのバッジの色調。',
  'What forms call their fields, as further choices: what stands before the name of a field in the data and a point → the form. `shipper` of `{ "order": "forms/order" }` is the choice `order.shipper`. `""` stands for no such word: `shipper`. The options come first: what no field shows, or several.':
    'フォームの項目の名称を選択肢に加えます。データの項目名の前に点でつないで置く文字 → フォーム。`{ "order": "forms/order" }`では、`shipper`は選択肢`order.shipper`になります。`""`は何も置かないことを表し、選択肢は`shipper`になります。`options`が優先し、項目に現れないものや複数の項目に現れるものに使います。',
  'forms/NAME.': 'forms/名前。',
  'Operation that brings the list.': '一覧を取得する操作。',
  'Those that are the same wherever the lookup is used; the place of use adds its own by `lookupQuery`.':
    'どこで使っても同じパラメーター。使う場所では`lookupQuery`で独自のものを加えます。',
  'Where the list is in the answer.': '応答の中の、一覧のある場所。',
  "Name of an item's value.": '選択肢の値の名前。',
  "Name of an item's text.": '選択肢の文字の名前。',
  "Name of an item's second line.": '選択肢の2行目の名前。',
  'What else an item carries: an entry of `items`.': '選択肢がほかに持つもの（`items`の項目）。',
  "region: the values are countries (ISO 3166-1 alpha-2), named in the reader's language; in English, and where the language has no name, by their label.":
    'region: 値は国（ISO 3166-1 alpha-2）で、閲覧者の言語の国名で示します。英語と、その言語に国名がない場合は、一覧の名称で示します。',
  'Query parameter, or property of the body, that takes what is typed; absent: the whole list is fetched once and filtered in the page.':
    '入力した文字を受け取る、クエリのパラメーターまたは本文のプロパティ。なければ一覧全体を一度に取得し、画面で絞り込みます。',
}
