/** What a form, its sections and its fields say, in Japanese, by the English words of the meta-schema. */
export const aboutForm: Readonly<Record<string, string>> = {
  'What a form shows, when, and what it does. Its data rules stand beside it, in NAME.schema.json.':
    'フォームに何を、いつ表示し、何をするか。データの規則は隣のNAME.schema.jsonにあります。',
  "Label of the form's heading.": 'フォームの見出しの文言。',
  'Label of the heading while the record is new, in place of the title.':
    '新しいレコードの間、通常の見出しの代わりに示す見出しの文言。',
  'The menu of sections says how much is still to be entered in each before the record can be submitted.':
    'セクションのメニューに、送信までに入力が必要な項目の残りの数をセクションごとに示します。',
  'What the form asks the gateway for beside its record, by name, once it is opened. Values of actions read an answer as `asked.NAME`; one that does not come has no value.':
    'フォームを開いたときにレコードのほかに問い合わせるもの（名前ごと）。ボタンの値では応答を`asked.NAME`で読みます。応答がなければ値はありません。',
  'The call.': '呼び出し。',
  'Sections by id, in the order in which they stand. The side menu lists them.':
    '表示順に並べたセクション（IDごと）。サイドメニューに一覧を示します。',
  'Rules between fields, by id. A rule of one value alone belongs in the data rules.':
    '項目どうしの規則（IDごと）。一つの値だけの規則はデータの規則に書きます。',
  'What follows when a person changes a field, by id; applied in the order of the file.':
    '利用者が項目を変えたときの連動（IDごと）。ファイルの順に適用します。',
  'Buttons of the form by id, in the order in which they stand.': '表示順に並べたフォームのボタン（IDごと）。',
  'Path of a text → what it is made of, as long as nobody edits it by hand.':
    '文字のパス → その組み立て方。手動で編集されるまで自動で組み立てます。',
  'Path of a list → the rows that follow from other fields. They are made anew, blank but for their values, when one of those fields changes; a new record begins with them.':
    'リストのパス → ほかの項目から決まる行。その項目が変わると、値以外が空の行を作り直します。新しいレコードもこの行で始まります。',
  'Label shown where a data rule is broken, by keyword of the rule; the text may use {{limit}}.':
    'データの規則に合わないときの文言（規則のキーワードごと）。{{limit}}を使えます。',
  'How a record is loaded, named and judged editable. A form without id and load only asks: there is nothing to load, and nothing to lose when it is closed; its values may read any name of the address.':
    'レコードの読み込み、名称、編集の可否。idとloadのないフォームは問い合わせだけを行い、読み込むものも、閉じるときに失うものもありません。その値ではアドレスのどの名前も読めます。',
  "Field that holds the record's id; without a value the record is new.":
    'レコードのIDの項目。値がなければ新しいレコードです。',
  'The call that loads the record; address.id is its id.': 'レコードを読み込む呼び出し。address.idがそのIDです。',
  'Values of a new record.': '新しいレコードの値。',
  'Field that every save of the record changes, as the time of the last one. Where a gateway sends no ETag it is compared before a save, so that nobody overwrites what somebody else saved meanwhile.':
    '保存するたびに変わる、レコードの最終更新日時などの項目。ゲートウェイがETagを返さない場合は保存前に比べ、その間にほかの人が保存した内容を上書きしないようにします。',
  'Field shown after the title.': '見出しの後に示す項目。',
  'The status of a record: the badge beside the title.': 'レコードのステータス。見出しの横のバッジとして示します。',
  'Field that holds the status.': 'ステータスの項目。',
  'Lookup that gives the status its label and tone.': 'ステータスの名称と色調を示す一覧。',
  'Status of a new record, for the badge.': 'バッジに示す、新しいレコードのステータス。',
  'Whether the status stands beside the title. Without it only the comparison with what somebody else saved names it.':
    'ステータスを見出しの横に示すかどうか。示さない場合は、ほかの人が保存した内容との比較だけがそれを示します。',
  "views/NAME of the view that stands in place of the fields while the form cannot be edited; it shows the form's data.":
    'フォームを編集できない間、項目の代わりに示すビュー（views/NAME）。フォームのデータを示します。',
  'While this does not hold the form is read-only and shows only Close; a new record, unless the condition reads nothing of the record. Absent: always editable.':
    '満たさない間、フォームは読み取り専用で、ボタンは「閉じる」だけです。レコードの値を読む条件なら、新しいレコードは編集できます。指定がなければ常に編集できます。',
  'Label that stands above a record that cannot be edited: why, and what can be done.':
    '編集できないレコードの上に示す文言。理由と、できることを伝えます。',
  'A headed group of fields.': '見出しのある項目のまとまり。',
  'While this does not hold the section is not there, and its fields are neither checked nor sent.':
    '満たさない間、セクションを表示せず、その項目を検査も送信もしません。',
  "While this does not hold the section's menu entry is disabled and its fields are neither checked nor sent.":
    '満たさない間、セクションのメニュー項目を使えず、その項目を検査も送信もしません。',
  "Label that stands in the section's place while it is disabled.": 'セクションを使えない間、その場所に示す文言。',
  'Fields by id, in the order in which they stand. A tenant adds what the data has, by its name there, and fields of its own, which begin with x_ and are sent under customFields.':
    '表示順に並べた項目（IDごと）。テナントは、データにある名前の項目と、x_で始まりcustomFieldsで送信する独自の項目を追加できます。',
  'One field, or one control that edits several values.': '一つの項目、または複数の値を編集する一つの入力欄。',
  "Where the value is in the data; the field's id when omitted (x_… → customFields.x_…).":
    'データの中の値の場所。省略時は項目のID（x_… → customFields.x_…）。',
  'Label of a subheading drawn above this field.': 'この項目の上に示す小見出しの文言。',
  'Label of a short help text under the field.': '項目の下に示す短い説明の文言。',
  'Name of the field part that edits it, where it is not the one that the data rules choose: by the type, and of a text by the format.':
    '編集する入力部品の名前。指定がなければ、データの規則の型（文字では書式）に従って選びます。',
  'Options of the field part, the one named or the one chosen, as its manifest describes them.':
    '指定した、または自動で選ばれた入力部品のオプション。',
  'The field stands at the beginning of a row on a wide screen, whatever room there is beside the one before it.':
    '広い画面で、前の項目の横に余裕があっても行の先頭に置きます。',
  'Id of another section of the form, at whose end the field stands, or beside the field there that after or before names. While its own section is not there, neither is the field.':
    'フォームの別のセクションのID。その最後、またはafterかbeforeが指すそのセクションの項目の隣に項目を置きます。元のセクションがない間は項目もありません。',
  'While this does not hold the field is not there, and is neither checked nor sent.':
    '満たさない間、項目を表示せず、検査も送信もしません。',
  'While this does not hold the field cannot be changed.': '満たさない間、項目を変更できません。',
  'true: always. An object says when. An override may require more, never less.':
    'true: 常に必須。オブジェクト: 必須とするとき。上書きでは必須を増やせますが、減らせません。',
  'save: always; submit: only where an action validates for submit.':
    'save: 常に。submit: 送信時の検査をするボタンのときだけ。',
  'Required only while this holds.': '満たす間だけ必須です。',
  'Label shown when the value is missing.': '値がないときに示す文言。',
  'A zero counts as missing.': '0を値がないものとみなします。',
  "Messages of this field alone, before the form's own.":
    'この項目だけのメッセージ。フォームのメッセージより優先します。',
  'Shown, never changed.': '表示のみで、変更できません。',
  'true: sent even while hidden. A condition: while it holds.':
    'true: 非表示の間も送信します。条件: 満たす間は送信します。',
  'Fields of one row, for widgets that edit a list. Paths are relative to the row.':
    'リストを編集する入力部品の、1行の項目。パスは行を基準とします。',
}
