/** What the options of fields do, in Japanese, by the English words of their manifests. */
export const aboutFields: Readonly<Record<string, string>> = {
  'Several lines; the characters are counted against the greatest length.':
    '複数行。最大文字数に対する現在の文字数を示します。',
  'Lines shown at first when multiline.': '複数行のとき、最初に示す行数。',
  'simple: letters, digits, spaces and , / - only; others are dropped as they are typed, and outer spaces are cut off.':
    'simple: 英数字、空白、「, / -」のみ。ほかの文字は入力時に取り除き、前後の空白は削ります。',
  'Warns, without refusing anything, when the check digit does not fit. iso6346: four letters and seven digits (ISO 6346); mod7: of eleven digits the last is the seven before it modulo 7 (IATA resolution 600a).':
    'チェックディジットが合わないとき、拒否せずに警告します。iso6346: 英字4文字と数字7桁（ISO 6346）。mod7: 11桁の最後の桁が、その前の7桁を7で割った余り（IATA決議600a）。',
  'Several codes, joined by commas; each may be pasted from a line or a cell of its own.':
    '複数のコードをコンマでつないだもの。行やセルに分かれたコードも、そのまま貼り付けられます。',
  'Signs of a number: 9 takes a digit, every other sign is put in as one types, such as 99-999.':
    '番号の形。9は数字1桁、ほかの記号は入力中に自動で入ります。例: 99-999',
  'Stands in the empty field: an example, or what may be typed.': '空の項目に示す文字。入力例や入力できる内容。',
  'Shown under the field once its greatest length is reached; {{limit}} is the length.':
    '最大文字数に達したとき項目の下に示す文。{{limit}}は文字数です。',
  'The lookup that holds the options.': '選択肢の一覧。',
  'They stand beside the list of the same value, whose label says what is asked: theirs is heard, not seen, and they are as high as an input.':
    '同じ値の一覧の横に、入力欄と同じ高さで並べます。尋ねる内容は一覧の名称が示すため、カードの名称は表示せず、読み上げのみに使います。',
  'Further query parameters of the lookup: parameter to value rule.':
    '一覧に渡す追加のパラメーター。パラメーターごとに値を指定します。',
  'Takes what the code of the option chosen reads as.': '選んだ選択肢のコードの名称を入れる項目。',
  'Most characters that can be typed to look an option up by.': '選択肢を探すために入力できる最大文字数。',
  'Whole numbers only; what is typed after the point is cut off.': '整数のみ。小数点以下の入力は切り捨てます。',
  'Digits after the point; further ones are cut off.': '小数点以下の桁数。それを超える桁は切り捨てます。',
  'Digits before the point that can be typed.': '小数点より前に入力できる桁数。',
  'Where the unit stands.': '単位を入れる項目。',
  'Where the unit of the number stands, in a field of its own: a text with both (`40 cm`) fills both, unless another unit stands there.':
    '数値の単位を入れる別の項目。両方を含む文字（`40 cm`）は、別の単位が入っていなければ両方に入る。',
  'The lookup that holds the units.': '単位の一覧。',
  'A value of the record that is no option here, unless it is the chosen one.':
    'ここでは選べないレコードの値。すでに選ばれている場合は除きます。',
  'What an option reads as: its label, its code, or the code and the label.':
    '選択肢の表し方。名称、コード、またはコードと名称。',
  'Chips shown while the field is not focused; the others are counted.':
    '項目にフォーカスがないときに示すチップの数。残りは件数で示します。',
  'Days before today cannot be chosen, and one that is typed is marked.':
    '今日より前の日は選べず、入力すると印が付きます。',
  'Value in the data when on.': 'オンのときのデータの値。',
  'Value in the data when off.': 'オフのときのデータの値。',
  'The word beside the switch when on.': 'オンのときスイッチの横に示す言葉。',
  'The word beside the switch when off.': 'オフのときスイッチの横に示す言葉。',
  'The lookup of parties; its `item` says where their places and addresses stand.':
    '取引先の一覧。その`item`が、都市や住所のある場所を示します。',
  'Only a party of the list is taken: a name that no option has goes once the field is left.':
    '一覧にある取引先だけを受け付ける。候補にない名称は、項目を離れると消える。',
  'Takes the name of the party; a name that no option has may be typed.':
    '取引先名を入れる項目。選択肢にない名称も入力できます。',
  'The address lines are this and 1, 2, 3, 4; absent, there is no address.':
    '住所の行は、この語に1、2、3、4を付けた項目です。なければ住所はありません。',
  'Label of the text shown when no party fits.': '合う取引先がないときに示す文の名称。',
  'Takes the type code of the address chosen.': '選んだ住所の種別コードを入れる項目。',
  'Takes the name of that type.': 'その種別の名称を入れる項目。',
  'Takes the address in one text.': '住所を一つの文字として入れる項目。',
  'Takes the city code of the party.': '取引先の都市コードを入れる項目。',
  'Takes the name of that city.': 'その都市の名称を入れる項目。',
  'Takes the country code of the party.': '取引先の国コードを入れる項目。',
  'Takes the postal code of the party.': '取引先の郵便番号を入れる項目。',
  'Fixed values that stand in the data while a party is given: field to value.':
    '取引先があるときデータに入る固定の値。項目ごとに値を指定します。',
  'Refreshing the list and the address lines stand in one menu beside the label, not as two buttons.':
    '一覧の更新と住所の表示を、二つのボタンではなく名称の横の一つのメニューにまとめます。',
  'Shows a button that makes the gateway read the parties anew.':
    'ゲートウェイに取引先を読み直させるボタンを示します。',
  'The operation it calls.': '呼び出す操作。',
  'Its query: parameter to value rule.': '操作に渡すパラメーター。パラメーターごとに値を指定します。',
  'The lookup of cities.': '都市の一覧。',
  'Takes the name of the city.': '都市の名称を入れる項目。',
  'Where the country stands; with it a country is chosen first.': '国の項目。指定すると、先に国を選びます。',
  'The lookup of countries; needed with countryField.': '国の一覧。国の項目を指定するときに必要です。',
  'Label of the country.': '国の項目の名称。',
  'Most rows that can be added; 0 for no limit.': '追加できる最大行数。0は無制限。',
  'Values of a new row: field of the row to value.': '新しい行の値。行の項目ごとに値を指定します。',
  'Field of a row that only rows known to the gateway have.': 'ゲートウェイに登録済みの行だけが持つ項目。',
  'Field of a row that says what became of it. With it a known row is marked and hidden instead of taken out.':
    '行の変更を示す項目。指定すると、登録済みの行は取り除かずに印を付けて隠します。',
  'What actionField says of a row.': '変更を示す項目に入る、行の記号。',
  'The row is new.': '新しい行。',
  'The gateway knows the row, and it was changed.': '登録済みで、変更された行。',
  'The gateway knows the row, and it was removed.': '登録済みで、削除された行。',
  'Always as cards with an edit dialog: for rows that hold lists of their own.':
    '常に編集ダイアログ付きのカードにします。行の中にリストがある場合に使います。',
  'Label of the button that adds a row.': '行を追加するボタンの名称。',
  'Sums shown below the table.': '表の下に示す合計。',
  'Number summed over the rows.': '行を通して合計する数値。',
  'Unit of that number; each unit has its own sum.': 'その数値の単位。単位ごとに合計します。',
  'Rows that are not shown: those that have one of some codes in a field.':
    '表示しない行。項目に決まったコードのある行です。',
  'Field of a row that holds a code.': 'コードのある行の項目。',
  'The codes that it may not have.': '表示しないコード。',
  'Heading of a tile; it may use {{row}} and {{column}}.': 'タイルの見出し。{{row}}と{{column}}を使えます。',
  'A number of the record: tiles beside each other on a wide screen; one without it.':
    'レコードの数値。広い画面で横に並べるタイルの数です。なければ1。',
  'Field of an entry that tells its type.': '種別を示す項目。',
  'The type whose text this field edits.': 'この項目で編集する文字の種別。',
  'Field of an entry that holds the text.': '文字の入る項目。',
  'Field of an entry that only entries known to the gateway have.': 'ゲートウェイに登録済みのものだけが持つ項目。',
  'Field of an entry that says what became of it.': '変更を示す項目。',
  'What actionField says of an entry.': '変更を示す項目に入る記号。',
  'The entry is new.': '新しいもの。',
  'The gateway knows the entry, and its text was changed.': '登録済みで、文字が変更されたもの。',
  'The gateway knows the entry, and its text was emptied.': '登録済みで、文字が空にされたもの。',
}
