/** What the buttons of views and lists do, in Japanese, by the English words of the meta-schemas. */
export const aboutButtons: Readonly<Record<string, string>> = {
  'What makes the button one that cannot be used, by id, each with its reason; the first that holds is told to whoever points at the button, reaches it by keys or presses it.':
    'ボタンを使えなくする条件（IDごと）と、それぞれの理由。ボタンにポインターを合わせるか、キーで移るか、押したときに、最初に当てはまるものの理由を示します。',
  'When the button cannot be used, and why.': 'ボタンを使えないときとその理由。',
  'While this holds the button cannot be used.': '満たす間、ボタンを使えません。',
  'Label of the sentence that says why.': '理由を示す文の文言。',
  'Buttons by id, in the order in which they stand.': '表示順に並べたボタン（IDごと）。',
  "A button of what is shown: it calls an operation (call), copies the record's public link (copy), one that a call makes (both), or prints a view (print).":
    '表示中のもののボタン。操作を呼び出す（call）、レコードの公開リンクをコピーする（copy）、呼び出しで作ったリンクをコピーする（両方）、またはビューを印刷する（print）。',
  'While this does not hold the button is not there.': '満たさない間、ボタンを表示しません。',
  'Operation id of the contract; afterwards what is shown is asked again.':
    '契約の操作のID。呼び出しの後、表示中のものを取得し直します。',
  "Query parameters of the record's public link, by name: the first that has a value makes the link. Beside call they read its answer, too, as answer.PATH.":
    'レコードの公開リンクのクエリのパラメーター（名前ごと）。値のある最初のものでリンクを作ります。callとともに使うと、その応答もanswer.PATHとして読めます。',
  'Prints this view over what is shown: views/NAME.': '表示中のものについて印刷するビュー（views/NAME）。',
  'Further sheets by id, offered beside that of print: which one is asked before printing, and how many pages it has.':
    'printの用紙のほかに選べる用紙（IDごと）。印刷の前にどれにするかを尋ね、それぞれのページ数を示します。',
  'A view for paper. Its drill-downs are printed down to their last level.':
    '印刷用のビュー。ドリルダウンは最後の階層まで印刷します。',
  'views/NAME.': 'views/NAME。',
  'Label of the notice.': '通知の文言。',
  "Label of the notice when nothing could be done; a call's first field error stands before it.":
    '何もできなかったときの通知の文言。呼び出しの最初の項目エラーをその前に示します。',
  'Makes the button a switch: what differs while it is on.':
    'ボタンを切り替えにします。オンの間に異なることを指定します。',
  'The switch is on while this holds.': '満たす間、切り替えはオンです。',
  'Label while it is on.': 'オンの間の名称。',
  'Icon while it is on.': 'オンの間のアイコン。',
  'Label of the notice when it is switched off.': 'オフにしたときの通知の文言。',
}
