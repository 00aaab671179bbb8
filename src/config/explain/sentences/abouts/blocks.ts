/** What the options of blocks and charts do, in Japanese, by the English words of their manifests. */
export const aboutBlocks: Readonly<Record<string, string>> = {
  'Leave out what has no value; else a dash stands there.': '値のないものを省きます。オフなら「–」を示します。',
  'The first row is opened out to its details at once.': '最初の行の詳細を、開いた状態で示します。',
  'How a row stands as a card in few lines: under its first value, as the title. Without it each column has a line. A column that is not named has a line of its own.':
    '行をカードにしたときの短い表し方。最初の値が見出しになります。なければ列ごとに1行。指定しない列は1行を使います。',
  'What the row comes to: stands beside the title.': '行の要点となる値。見出しの横に示します。',
  'What stands below in one line: groups of values that are read as one, such as a number and its unit.':
    '下の1行に示すもの。数値と単位など、まとめて読む値ごとに分けます。',
  'It stands out, in the colours of such a state. Without it: a quiet line.':
    'その状態の色で目立たせます。指定がなければ控えめな一行。',
  'What to do next: a button behind the text.': '次にすること。文の後にボタンを置きます。',
  'What the button says.': 'ボタンの文字。',
  'Id of the section of the view that it leads to; where that is not open there is no button.':
    '移動先のセクションのID。開いていなければボタンはありません。',
  'What happens.': '出来事の名称。',
  'When it is planned: YYYYMMDD, an ISO date or a moment.': '予定日。YYYYMMDD、ISO形式の日付または日時。',
  'The time of day of the plan, HHmm.': '予定の時刻（HHmm）。',
  'When it happened; empty while it has not.': '実績の日。まだのときは空。',
  'The time of day at which it happened, HHmm.': '実績の時刻（HHmm）。',
  'A code of what happens.': '出来事のコード。',
  'Where.': '場所。',
  'A remark.': '備考。',
  'Show plan and truth side by side, and how late an event was; false: when it happened, else when it is planned.':
    '予定と実績を並べ、遅れを示します。オフなら実績の日、なければ予定日を示します。',
  'A table where there is room: what happens, where, planned, actual, and the difference; `code` stands only where there is no name.':
    '広い場所では表にします。出来事、場所、予定、実績、差。`code`は名称がないときだけ示します。',
  'A row may hold the same fields with this before their names: `ctn` for `ctnEventName`.':
    '行の項目名の前に付くことのある語。`ctnEventName`なら`ctn`。',
  'What a screen reader calls the list of places.': '場所の並びを画面読み上げソフトが呼ぶ名称。',
  'It stands on a surface that is there already, such as a card, and has no frame of its own.':
    'カードなど、すでにある面の上に置き、枠を付けません。',
  'A code of how far the record has come; `in` of an answer and `passed` of a stop name its values.':
    'レコードの進み具合のコード。回答の`in`と場所の`passed`がその値を指定します。',
  'What has happened to the record; `event` of an answer and of a stop names it by code.':
    'レコードの出来事。回答と場所の`event`がコードで指定します。',
  'Where the list of events is.': '出来事のリストのある場所。',
  'Field of an event that holds its code.': '出来事のコードの項目。',
  'Field of the day that was planned, YYYYMMDD.': '予定日の項目（YYYYMMDD）。',
  'Field of the day on which it happened; empty while it has not.': '実績の日の項目。まだのときは空。',
  'What the record comes to: the first that fits its state. It has one of day, event, text and sum, else nothing but its notes. None: only the places are shown.':
    'レコードの要点。状態に合う最初のものを示します。日付、出来事、文字、合計のいずれか一つを持ち、なければ補足だけ。一つもなければ場所だけを示します。',
  'What the answer is about.': '回答の名称。',
  'Values of the state that it is for; any when omitted.': '対象とする状態の値。指定がなければすべて。',
  'It is passed over while its value is not there; else that is said.':
    '値がない間は飛ばします。オフなら、値がないことを示します。',
  'Where: values of which the first that is there stands beside the label.':
    '場所の値。最初にあるものを名称の横に示します。',
  'A day, YYYYMMDD.': '日付（YYYYMMDD）。',
  'The day that was planned first, where `day` may have moved.': '`day`が変更されることのある場合の、最初の予定日。',
  'What the answer is about once `day` has gone by and no event has happened.':
    '`day`を過ぎても出来事がないときの、回答の名称。',
  'What the answer is about once an event has happened.': '出来事があった後の、回答の名称。',
  'Codes of events: the day of the first that has happened.': '出来事のコード。最初に起きたものの日を示します。',
  'A text, or a code that the lookup names.': '文字、または一覧に名称のあるコード。',
  'Lookup that names a code, by fixed options or as countries.': 'コードの名称の一覧（固定の選択肢または国）。',
  'A sum over a list, one for each unit.': 'リストを通した合計。単位ごとに示します。',
  'Where the list is.': 'リストのある場所。',
  'Field of a row that is summed.': '合計する行の項目。',
  'Field of a row that holds its unit.': '単位のある行の項目。',
  'What stands below, in its order; what is not there is left out.': '下に順に示すもの。値のないものは省きます。',
  'What it is.': '名称。',
  'A text, a list of codes, or a day, YYYYMMDD.': '文字、コードの並び、または日付（YYYYMMDD）。',
  'The day is the last one of something: how long it is until then is said, too.':
    '期限となる日。残りの日数も示します。',
  'The places, in their order; one without a name is left out, and one without a day that is the place before, too.':
    '順に並べた場所。名称のないものと、日付がなく前と同じ場所のものは省きます。',
  'What the place is on the way.': '経路での場所の役割。',
  'What it is otherwise: a code of `mode` to the label.': '輸送手段ごとの別の名称。`mode`のコードごとに指定します。',
  'Values of which the first that is there is its name: a name, then its code.':
    '場所の名称となる値。名称、コードの順に、最初にあるものを使います。',
  'The day that counts there, YYYYMMDD.': 'その場所での日付（YYYYMMDD）。',
  'That day as it was planned first.': 'その最初の予定日。',
  'What that day is while it is ahead.': '先の日であるときの、その日の名称。',
  'What the day is on which it happened.': '実績の日の名称。',
  'Codes of the events that say that the place is passed.': '場所を通過したことを示す出来事のコード。',
  'Values of the state that say so.': '通過したことを示す状態の値。',
  'Values of the state that say that it is kept from being passed: it is shown as late, also where it is the place before.':
    '通過できずにいることを示す状態の値。前の場所でも、遅れとして示します。',
  'The sign above the places: the icon of a code.': '場所の上に示す記号。コードのアイコンです。',
  'Where the code is.': 'コードのある場所。',
  'What carries it, above the places: the first that is there.':
    '場所の上に示す輸送手段の名前。最初にあるものを使います。',
  'Further words on that, in their order.': 'それに続けて示す言葉（この順）。',
  'Values of a record of which the first that is there is its heading.':
    '見出しとなるレコードの値。最初にあるものを使います。',
  'The code shown as a badge beside the heading.': '見出しの横にバッジで示すコード。',
  'The text.': '文章。',
  'Who wrote it.': '書いた人。',
  'When: YYYYMMDD, an ISO date or a moment.': '日時。YYYYMMDD、ISO形式の日付または日時。',
  'What kind of remark.': '備考の種別。',
  'A text of more characters than this is scrolled in a box of its own.':
    'この文字数を超える文章は、枠の中でスクロールします。',
  'The fixed list that names the kinds.': '種別の名称のある固定の一覧。',
  'Shows names in capitals as people write them.': '大文字だけの名称を普通の書き方で示します。',
  'The parties, in their order.': '順に並べた取引先。',
  'What the party is.': '取引先の役割。',
  'Where its name is.': '名称のある場所。',
  'Where what stands in place of an absent name is, such as its code; the first that is there.':
    '名称がないときに代わりに示す値（コードなど）のある場所。最初にあるものを示します。',
  'Instead of name and lines: a text of several lines, the name and the address, of the row of a list in which a field has a value.':
    '名称と住所の行の代わりに、項目の値で選んだリストの行の、名称と住所を含む複数行の文字を示します。',
  'Field of a row that tells which row is meant.': '行を選ぶ項目。',
  'Its value in that row.': '選ぶ行でのその値。',
  'Field of the row that holds the text.': '文字のある行の項目。',
  'Where the lines of its address are.': '住所の各行のある場所。',
  'Where its address is in one text, for one without lines.': '住所の行がないときに示す、1つの文章の住所のある場所。',
  'Label of the sentence below the number.': '数の下に示す文の名称。',
  'Label of the sentence while the number is zero.': '数がゼロのときに示す文の名称。',
  'Colour of the dot before the name, while the number is not zero; without it that of the first figure that has one and is not zero.':
    '数がゼロでない間、名前の前の点の色。なければ、色がありゼロでない最初の数値の色。',
  'So many countries are listed beside the map, the greatest; the others are one line more.':
    '地図の横に並べる上位の国の数。残りは1行にまとめます。',
  'At most so many slices, the greatest; the others are one more. All of them when omitted.':
    '大きい順に示す最大の区分数。残りは一つにまとめます。指定がなければすべて示します。',
  'Days on a page.': '1ページの日数。',
}
