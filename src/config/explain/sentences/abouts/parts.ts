/** What the parts themselves are, in Japanese, by the English words of their manifests. */
export const aboutParts: Readonly<Record<string, string>> = {
  'A text, on one line or several.': '1行または複数行の文字。',
  'A text on one line that turns upper case, and of plain width, as it is typed.':
    '入力すると半角の大文字になる1行の文字。',
  'A text to search by, upper case, or the code of an option found by typing.':
    '検索に使う大文字の文字、または入力して見つけた選択肢のコード。',
  'A number, written in the way of the reader.': '閲覧者の書き方で表す数値。',
  'A number and its unit in one control. The unit is sent only with a number.':
    '数値と単位を一つにまとめた入力欄。単位は数値があるときだけ送信します。',
  'One of the options of a lookup, found by typing.': '一覧の選択肢から一つ。入力して探せます。',
  'One of a few options of a lookup, each a card with its sign, taken by one press.':
    '少ない選択肢から一つ。アイコン付きのカードを押して選びます。',
  'Several options of a lookup, joined by commas in the data.': '一覧の選択肢から複数。データではカンマで区切ります。',
  'A day: YYYYMMDD in the data, the short format of portal.json on the screen, typed or chosen in a calendar.':
    '日付。データではYYYYMMDD、画面ではportal.jsonの短い形式。入力するか、カレンダーで選びます。',
  'A time of day: HHmm in the data, HH:mm on the screen, 24 hours.':
    '時刻。データではHHmm、画面ではHH:mm（24時間表記）。',
  'A switch between two values, named in words.': '二つの値を切り替えるスイッチ。値は言葉で示します。',
  'A moment in the time zone of the reader, its day by the short format of portal.json, HH:mm; shown, never changed.':
    '閲覧者のタイムゾーンでの日時。日付はportal.jsonの短い形式、時刻はHH:mm。表示のみで、変更できません。',
  'A party, found by typing, with four address lines that open below it.':
    '入力して探す取引先。下に4行の住所が開きます。',
  'A city, or a country and a city in it.': '都市、または国とその都市。',
  'A list, row by row: a table on a wide screen, cards with an edit dialog on a narrow one.':
    '1行ずつ編集するリスト。広い画面では表、狭い画面では編集ダイアログ付きのカード。',
  'A list whose rows come and go by rules, not by hand: a tile for each with its fields, laid out in columns.':
    '行が手動ではなく規則によって増減するリスト。行ごとに項目を収めたタイルを列に並べます。',
  'A text that lives in a list of typed entries, such as a remark of one type.':
    '種別付きのリストに入る文字（ある種別の備考など）。',
  'A value as text.': '値を文字で表示。',
  'The label of a code, or of several joined by commas.': 'コードの名称。カンマ区切りの複数のコードにも対応。',
  'A number in the way of the reader.': '閲覧者の書き方で表す数値。',
  'A day, from YYYYMMDD or an ISO date.': '日付（YYYYMMDDまたはISO形式の値から）。',
  'A day that may have moved: the day as it was before, the day as it is, and the days between.':
    '変更されることのある日付。以前の日、現在の日、その間の日数を示します。',
  'A moment in the time zone of the reader.': '閲覧者のタイムゾーンでの日時。',
  'A badge with the label and the tone of a code.': 'コードの名称と色調を示すバッジ。',
  'A time of day: HHmm in the data, HH:mm as shown.': '時刻。データではHHmm、表示はHH:mm。',
  'Codes as icons beside each other, each named by its label.':
    'コードを表すアイコンの並び。それぞれに名称が付きます。',
  'Labelled values in columns; takes `fields`.': '名称付きの値を列に並べます。`fields`を使います。',
  'A list as a table, as cards on a narrow screen; takes `columns`.':
    '表で示すリスト。狭い画面ではカードになります。`columns`を使います。',
  'Events in their order: what was planned, what came true, and how late it was.':
    '順に並べた出来事。予定、実績、遅れを示します。',
  'What a record comes to, large, and beside it its places in their order with how far it has come.':
    'レコードの要点を大きく示し、その横に経路の場所と進み具合を順に示します。',
  'Records below each other, each on a card with its heading and its `details`.':
    '縦に並べたレコード。それぞれ見出しと`details`のあるカードです。',
  'Texts below each other, each with who wrote it and when.': '縦に並べた文章。それぞれに書いた人と日時が付きます。',
  'Parties side by side, each with its name and, opened, its address.':
    '横に並べた取引先。名称を示し、開くと住所が出ます。',
  'A word to the reader about what stands around it.': '周りの内容についての閲覧者への一言。',
  'Documents of a record: shown, downloaded, added, replaced and deleted.':
    'レコードの書類。表示、ダウンロード、追加、差し替え、削除ができます。',
  'Steps in their order, each with its number, zeros too.': '順に並べた段階。それぞれの数をゼロも含めて示します。',
  'A tile about what needs a person: the sum of the figures and what they are. All of it leads there; without any it is quiet.':
    '対応が必要なものを示すタイル。数値の合計とその内訳を示し、全体がリンクになります。何もなければ目立ちません。',
  'One large number: the sum of the figures.': '大きな一つの数。数値の合計です。',
  'Countries on an outline of the world, each with a circle as large as its figure, and the greatest listed beside it.':
    '世界地図上の国々。数値に応じた大きさの円で示し、上位を横に並べます。',
  'Shares of a whole, with a legend.': '全体に占める割合。凡例付き。',
  'Shares of a whole around their sum, with a legend.': '合計を囲む、全体に占める割合。凡例付き。',
  'A bar for each day, so many days a page.': '日ごとの棒。1ページに決まった日数を示します。',
  'Figures from the largest to the smallest, with a legend.': '大きい順に並べた数値。凡例付き。',
}
