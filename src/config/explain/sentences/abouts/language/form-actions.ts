/** What the buttons of a form do, and what is taken over from another record, in Japanese, by the English words of the meta-schema. */
export const aboutFormActions: Readonly<Record<string, string>> = {
  'A choice above the form that fills a new record from another one.':
    '新しいレコードにほかのレコードの内容を入れる、フォームの上の選択欄。',
  'What can be chosen.': '選べるものの一覧。',
  'The call that brings the chosen record; values read its id as `choice`.':
    '選んだレコードを取得する呼び出し。値ではそのIDを`choice`で読みます。',
  'Fields that are not taken over.': '引き継がない項目。',
  'Values put over what is taken over; they read the id as `choice`.':
    '引き継いだ内容に上書きする値。選んだIDを`choice`で読みます。',
  'While this does not hold the choice is not there.': '満たさない間、選択欄を表示しません。',
  'While this does not hold the choice is disabled.': '満たさない間、選択欄を使えません。',
  'Path of a list → what differs in its rows.': 'リストのパス → その行で異なること。',
  'What differs in each row.': 'それぞれの行で異なること。',
  'Field of a row → values; a row that has one of them stays behind.':
    '行の項目 → 値。このいずれかの値を持つ行は引き継ぎません。',
  'Of rows that stay behind.': '引き継がない行の値。',
  'Fields that stay behind.': '引き継がない項目。',
  'Values put into the row.': '行に入れる値。',
  'A button that opens a new record made of the one that is shown.':
    '表示中のレコードから新しいレコードを作って開くボタン。',
  "Values put over what is taken over; they read the other record's id as `choice`.":
    '引き継いだ内容に上書きする値。元のレコードのIDを`choice`で読みます。',
  "A button that sends the form's data to an operation (call), or goes to a route with it (go).":
    'フォームのデータを操作に送信する（call）、またはそのデータを持ってページに移る（go）ボタン。',
  'How much the button stands out.': 'ボタンの目立ち方。',
  'Question asked before the call.': '呼び出す前に尋ねる確認の文言。',
  'Label of the button that answers the question with no; absent: Cancel.':
    '確認をやめるボタンの名称。なければ「キャンセル」。',
  'What the question says of the record, in this order; what the record lacks is left out.':
    '確認とともに示すレコードの値（この順）。レコードにないものは省きます。',
  'A value of the record and its name.': 'レコードの値とその名称。',
  'A text or number, a day (YYYYMMDD), or the list that is summed.':
    '文字、数値、日付（YYYYMMDD）、または合計するリスト。',
  "Field of the list's rows that is summed, for each currency.": 'リストの行の、通貨ごとに合計する項目。',
  "Field of the list's rows that holds the currency.": 'リストの行の、通貨の項目。',
  'A text asked before the question and the call; values read it as `input`.':
    '確認と呼び出しの前に入力を求める文字。値では`input`で読みます。',
  'Whether it must be given.': '入力を必須とするか。',
  'Which signs the text may hold: simple are letters, digits, spaces and , / - alone.':
    '使える文字。simple: 英数字、空白、「, / -」のみ。',
  'The button is there while the form cannot be edited, too.': 'フォームを編集できない間もボタンを示します。',
  'save: Ctrl+S, on a Mac Cmd+S. enter: Enter in a field of one line.':
    'save: Ctrl+S（MacではCmd+S）。enter: 1行の項目でのEnter。',
  'Id of a route: the portal goes there with what is filled in its address.':
    'ページのID。アドレスに入れた値とともにそのページに移ります。',
  'Fields that are not sent.': '送信しない項目。',
  'Path of a list → what differs in its rows as they are sent, where the action makes a new record of the one that is shown.':
    'リストのパス → 送信する行で異なること。表示中のレコードから新しいレコードを作るボタンで使います。',
  'Path of a list → the entry put at its end in what is sent.': 'リストのパス → 送信するリストの末尾に追加するもの。',
  "Values put over the form's data in what is sent.": 'フォームのデータに上書きして送信する値。',
  'Send these fields alone; absent: all that is filled.': 'これらの項目だけを送信します。なければ値のあるものすべて。',
  'What must be right before the call: nothing, what save asks, or what submit asks as well.':
    '呼び出し前の検査。なし、保存に必要なもの、または送信に必要なものまで。',
  'Label of the notice; parameters from, type, message.': '通知の文言。パラメーターはfrom、type、message。',
  'Label of the line shown when the call fails.': '呼び出しに失敗したときに示す文言。',
  'Statuses of the answer that mean success; any other is a failure. Absent: each from 200 to 299.':
    '成功とみなす応答のステータス。ほかは失敗です。なければ200から299のすべて。',
  'Steps after success: tell (toast), close the drawer, reload the record, take the record that the reply holds, refresh the lists.':
    '成功後の動作。通知（toast）、画面を閉じる（close）、レコードの再読み込み（reload）、応答のレコードの使用（take）、一覧の更新（refresh）。',
  'Lookups that show what the call changed; after it they are asked again.':
    '呼び出しで変わる内容を示す選択肢の一覧。呼び出しの後、取得し直します。',
  "What is recorded with the gateway's usage metrics after the call.":
    '呼び出しの後、ゲートウェイの利用状況に記録する内容。',
  'Name of the service.': 'サービスの名前。',
  'Name of the operation, as the metrics call it.': '利用状況での操作の名前。',
}
