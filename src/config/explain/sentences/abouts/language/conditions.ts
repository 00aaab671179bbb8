/** What conditions, value rules, paths and sources are, in Japanese, by the English words of the meta-schemas. */
export const aboutConditions: Readonly<Record<string, string>> = {
  'Conditions, value rules, paths and sources: what every kind of file may use.':
    '条件、値の規則、パス、取得元など、どの種類のファイルでも使えるもの。',
  "A dotted path into the data (`pickupInfo.readyDate`), or one that begins with session., tenant., record. (as loaded), row. (the row that a nested field stands in), address. (the page's address), or the word today (YYYYMMDD). Behind a point (`.address.city`) it leads into the data, whatever its first name is.":
    'データのドット区切りのパス（`pickupInfo.readyDate`）、session.、tenant.、record.（読み込んだときのレコード）、row.（内側の項目のある行）、address.（ページのアドレス）のいずれかで始まるパス、またはtoday（YYYYMMDD）。点で始まるパス（`.address.city`）は、最初の名前にかかわらずデータのパス。',
  'A dotted path into the data of the screen; for nested fields and rules over rows, into the row.':
    '画面のデータのドット区切りのパス。内側の項目と、行ごとの規則では、行のパス。',
  'A text, a number, true or false.': '文字、数値、trueまたはfalse。',
  'A literal, or the value of another field: { "of": "otherField" }.':
    '値そのもの、または別の項目の値 { "of": "otherField" }。',
  'A day or a time, or that of another field: { "of": "otherField" }, or { "of": "today", "days": -2 }: two days ago.':
    '日付、時刻、または別の項目の値 { "of": "otherField" }。{ "of": "today", "days": -2 }は2日前。',
  'So many days after that day; before it where the number is less than 0.':
    'その日からの日数。0より小さければ、その日より前。',
  'One test on a field (is, in, filled, above, below, before, after, longer, lacks), or a combination (all, any, not). A field without a value fails every test but filled: false.':
    '項目の一つの判定（is、in、filled、above、below、before、after、longer、lacks）、または組み合わせ（all、any、not）。値のない項目は、filled: falseを除くどの判定も満たしません。',
  'The value is exactly this one.': '値がこれと一致。',
  'The value is one of these.': '値がこのいずれか。',
  'true: has a value; false: has none. Zero and false are values.':
    'true: 値がある。false: 値がない。0とfalseも値です。',
  'The value is greater than this one.': '値がこれより大きい。',
  'The value is less than this one.': '値がこれより小さい。',
  'The date or time is earlier than this one.': '日付または時刻がこれより前。',
  'The date or time is later than this one.': '日付または時刻がこれより後。',
  'The text has more characters than this, outer spaces not counted.':
    '文字数がこれより多い（前後の空白は数えません）。',
  'The value is a list, empty or not, in which this is not.': '値がリスト（空も可）で、これを含まない。',
  'Every one of these holds.': 'すべてを満たす。',
  'At least one of these holds.': '一つ以上を満たす。',
  'This does not hold.': 'これを満たさない。',
  'Who may use it: a condition on session. and tenant. An override may only narrow it: { "all": [ <what the base says>, … ] }.':
    '利用できる人。session.とtenantの条件です。上書きでは狭めることだけができます: { "all": [ <標準の条件>, … ] }',
  'text writes a number, true or false as a text, where the contract wants one.':
    'text: 契約が文字を求める場所で、数値、true、falseを文字として書きます。',
  'A literal, the value at a path ({ "from": path }), or a choice ({ "when": condition, "then": value, "else": value }).':
    '値そのもの、パスの値（{ "from": パス }）、または選択（{ "when": 条件, "then": 値, "else": 値 }）。',
  'The path whose value is taken.': '値を取るパス。',
  'Chooses between then and else.': 'thenとelseを選び分ける条件。',
  'The value while the condition holds.': '条件を満たす間の値。',
  'The value otherwise; none without it.': 'それ以外のときの値。なければ値なし。',
  "Parameters in the operation's address, by their name in the contract.":
    '操作のアドレスのパラメーター。契約での名前で指定します。',
  'Query parameters of the operation, by their name in the contract. A value that is missing leaves its parameter out.':
    '操作のクエリのパラメーター。契約での名前で指定します。値のないパラメーターは送りません。',
  'Data path → value.': 'データのパス → 値。',
  "What the call sends: the contract's body, in which any value may be a value rule and any part a choice between two.":
    '呼び出しで送る内容。契約の本文の形で、どの値も値の規則に、どの部分も二つからの選択にできます。',
  'The part of the body while the condition holds.': '条件を満たす間の本文の部分。',
  'The part otherwise; none without it.': 'それ以外のときの部分。なければ何もなし。',
  'Operation id of the contract.': '契約の操作のID。',
  'Dotted path to the data inside the answer; empty: the answer itself.':
    '応答の中のデータへのドット区切りのパス。空なら応答そのもの。',
  'The call that brings the data.': 'データを取得する呼び出し。',
  'Id of a text in schemas/labels/.': 'schemas/labels/にある文言のID。',
  'Name of an icon of the portal.': 'ポータルのアイコンの名前。',
}
