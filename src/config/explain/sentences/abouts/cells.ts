/** What the options of cells do, in Japanese, by the English words of their manifests. */
export const aboutCells: Readonly<Record<string, string>> = {
  'Further values of the row that follow: the parts of an address.': '続けて示す行の値（住所の各部分など）。',
  'Which of the paths in more are codes: path to the lookup that names them. The code stands before its name.':
    '続けて示す値のうちコードであるものと、その名称の一覧。コードを名称の前に示します。',
  'The value is a list: where the text of each of its rows is, through further lists within; each text stands once, in the order of the rows.':
    '値がリストのとき、各行の文字のある場所（内側のリストも可）。同じ文字は一度だけ、行の順に示します。',
  'Stands between the value and those that follow.': '値と、続けて示す値の間に置く文字。',
  'Values of the row of which the first that is there stands in place of an absent one.':
    '値がないとき、代わりに示す行の値。最初にあるものを使います。',
  'Shape of a number: 9 takes a digit, every other sign is put in as far as digits follow, such as 99-999. What is no number, or a longer one, stays as it is.':
    '番号の形。9は数字1桁、ほかの記号は数字が続く限り入ります。例: 99-999。番号でないものや長いものはそのまま示します。',
  'The lookup, with fixed options or of countries, that names the code of codeField; a code that it lacks keeps the value.':
    'コードの項目に名称を付ける一覧（固定の選択肢または国）。一覧にないコードでは元の値を示します。',
  'The code that the value is a name of.': 'この値が名称を表しているコード。',
  'Shows a name in capitals as people write it; files, filters and order keep what came.':
    '大文字だけの名称を普通の書き方で示します。ファイル、絞り込み、並べ替えでは元のままです。',
  'What the value means, shown while one points at it or has it in focus.':
    '値の意味。ポインターを合わせるかフォーカスがある間に示します。',
  'The lookup that knows the code.': 'コードの一覧。',
  'Several codes, joined by commas.': 'カンマ区切りの複数のコード。',
  'What stands before each code in the list, with a point between: a lookup that has the fields of several forms (`fieldsOf`) knows them by what they are of.':
    '一覧の中で各コードの前に点でつないで置く値の項目。複数のフォームの項目を持つ一覧（`fieldsOf`）は、項目をその属する先で見分けます。',
  'The same of a second list, which knows the codes that the first does not.':
    '1つ目にないコードのための、2つ目の一覧に渡すパラメーター。',
  'keep: a code that no list knows is shown as it is; drop: it is left out.':
    'keep: 一覧にないコードをそのまま示します。drop: 示しません。',
  'Digits after the point; absent, as many as the number has.': '小数点以下の桁数。なければ数値のとおり。',
  'Currency (ISO 4217) shown behind the number, which has as many digits after the point as the currency.':
    '数値の後に示す通貨（ISO 4217）の項目。小数点以下の桁数は通貨に従います。',
  'Currency (ISO 4217) of every such number, in place of currencyField.':
    'すべての数値に共通の通貨（ISO 4217）。通貨の項目の代わりに使います。',
  'Digits after the point that are drawn, so that points and units of a column stand below each other: zeros where the number has fewer. None is left out, and none is added to what is exported.':
    '列の小数点と単位をそろえるために示す小数点以下の桁数。足りなければゼロで補います。桁は省かず、出力するファイルにも足しません。',
  'Unit shown behind the number.': '数値の後に示す単位。',
  'How a day is written, by the formats of portal.json: short as in forms, long, medium: long with the month cut short, or near: day and month, the year only where it is not this year’s (files and filters have it always). A time, HH:mm, follows where there is one.':
    '日付の書き方（portal.jsonの書式）。short: フォームと同じ短い形式。long: 長い形式。medium: 月を略した長い形式。near: 月日のみで、年は今年でないときだけ（ファイルと絞り込みでは常に）示します。時刻があればHH:mmを続けます。',
  'The time of that day, HHmm, which follows it.': '日付に続けて示す時刻（HHmm）。',
  'The last day of a time that begins with the day: both are shown, as from - to.':
    'この日付から始まる期間の最後の日付。両方を「始まり - 終わり」の形で示します。',
  'The day as it was before, YYYYMMDD.': '変更前の日付（YYYYMMDD）。',
  'The lookup that knows the code, its label, its tone and its icon.': 'コードの名称、色調、アイコンのある一覧。',
  'The codes, in their order.': '示すコード（この順）。',
  'Field of the row that holds the code.': 'コードのある行の項目。',
  'The fixed list that gives the code its icon, its label and its tone.':
    'コードのアイコン、名称、色調のある固定の一覧。',
}
