/** What rules, effects and values made of others do in a form, in Japanese, by the English words of the meta-schema. */
export const aboutFormEffects: Readonly<Record<string, string>> = {
  'While `when` holds, `require` must hold too; otherwise `message` stands at `at`. An override may add rules, not loosen them.':
    '`when`を満たす間は`require`も満たす必要があり、満たさなければ`message`を`at`に示します。上書きでは規則を追加できますが、緩くはできません。',
  'A list: the rule is asked of every row, with row. paths; `at` is then relative to the row.':
    'リスト。すべての行をrow.のパスで確かめます。`at`は行を基準とします。',
  'The rule is asked only while this holds.': '満たす間だけ規則を確かめます。',
  'What must hold.': '満たすべき条件。',
  'Field at which the message stands.': 'メッセージを示す項目。',
  'Label of the message.': 'メッセージの文言。',
  'What follows when a person changes a field. Effects may start further effects, but not in a circle.':
    '利用者が項目を変えたときの連動。ほかの連動を引き起こせますが、循環はできません。',
  'A list: the effect is one of every row, with row. paths; on, clear and set are then relative to the row.':
    'リスト。すべての行についての連動で、row.のパスを使います。on、clear、setは行を基準とします。',
  'Field that is changed.': '変更される項目。',
  'Beside each: a field outside of the rows whose change starts the effect in every row, too.':
    'eachと併せて指定します。行の外の項目で、それが変わったときもすべての行で連動します。',
  'Only when the field became this value; of several, `when` asks with `in`.':
    '項目がこの値になったときだけ。複数の値は`when`の`in`で指定します。',
  'Only while this holds.': '満たす間だけ。',
  'Question asked first when a field to be cleared is filled; declined, the field returns to what it was.':
    '空にする項目に値があるとき、先に尋ねる確認の文言。断ると、項目は元の値に戻ります。',
  'Fields that are emptied.': '空にする項目。',
  'Fields of the form, by their id, that are emptied with all that they cover; of a value that several fields share, each loses its own part alone.':
    'その値すべてを空にする、フォームの項目（IDで指定）。複数の項目で共有する値では、それぞれの部分だけを空にします。',
  'Id of a field of the form, not of a row.': 'フォームの項目のID（行の項目ではありません）。',
  'Values that are put into fields; where there is none, what stands there stays.':
    '項目に入れる値。値がないときは、そのままです。',
  'Either the texts that follow each other in it (from), those without a value left out, or a label whose text is filled with values (text).':
    '続けて並べる文字（from。値のないものは省く）、または値を差し込む文言（text）のどちらか。',
  'A list: the text is one of every row; its own path and those it is made of are then relative to the row.':
    'リスト。すべての行の文字を組み立てます。文字のパスと元になるパスは行を基準とします。',
  'A label, and the values that its text takes as {{name}}. Nothing is composed while one that is not optional is missing.':
    '文言と、{{名前}}の位置に差し込む値。任意でない値が一つでもない間は組み立てません。',
  'Name in the text → value.': '文言の中の名前 → 値。',
  'Where a value of the text is.': '差し込む値のある場所。',
  'Where the value is in the data.': 'データの中の値の場所。',
  'Lookup of fixed options whose label stands for the value.': '値の代わりに名称を示す、固定の選択肢の一覧。',
  'The text is composed without it, too.': 'この値がなくても組み立てます。',
  'What it is made of, in this order.': '元になるもの（この順）。',
  'Path of a list.': 'リストのパス。',
  'Field of the row that is taken.': '行から取り出す項目。',
  'Stands between the texts.': '文字の間に置く区切り。',
  'Characters at most.': '最大文字数。',
  'The fields that the rows follow from, and the rows.': '行を決める項目と、その行。',
  'Fields at whose change the rows are made anew.': '変わると行を作り直す項目。',
  "The rows in their order, each while its condition holds. A loaded list's rows are told by the same values.":
    '順に並べた行。それぞれ条件を満たす間だけあります。読み込んだリストの行も、同じ値で見分けます。',
  'One row.': '一つの行。',
  'Path in the row → value.': '行の中のパス → 値。',
}
