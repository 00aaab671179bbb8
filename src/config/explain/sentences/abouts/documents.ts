/** What the options of documents do, in Japanese, by the English words of their manifests. */
export const aboutDocuments: Readonly<Record<string, string>> = {
  'Which field of a document says what.': '書類のどの項目が何を表すか。',
  'The file name with its extension.': '拡張子を含むファイル名。',
  'Only documents known to the gateway have it.': 'ゲートウェイに登録済みの書類だけが持つ項目。',
  'What became of the document: A added, U replaced, D deleted.': '書類の変更。A: 追加、U: 差し替え、D: 削除。',
  'Takes the content as base64 text.': '内容をBase64で入れる項目。',
  'Serial number within the record.': 'レコード内の連番。',
  'Code of the type.': '種別のコード。',
  'What the document is, in words.': '書類の説明。',
  'Takes the file extension, lower case, without a dot.': '拡張子を小文字、ドットなしで入れる項目。',
  'Day of the upload.': '登録日。',
  'Who uploaded it.': '登録者。',
  'Who uploaded it, where there is no name.': '登録者（名前がないとき）。',
  'Where it came from.': '登録元。',
  "A type of document, a code of the lookup or a name of the tenant's own (x_…): only documents of that type are shown, and one that is added gets it. What a form's field does not say beside it, the field of all documents says.":
    '書類の種別。一覧のコード、またはテナント独自の名前（x_…）。その種別の書類だけを示し、追加した書類にはその種別が付きます。フォームの項目でほかに指定しないことは、すべての書類の項目に従います。',
  'With `ofType`: most documents of that type that the record has; 1 unless it says otherwise.':
    '`ofType`とともに使う、その種別の書類の最大件数。指定がなければ1。',
  'What types read that the lookup does not have: type to label. Those of the form’s own fields are known.':
    '一覧にない種別の名称。フォームの項目にある種別は指定不要です。',
  'The types of documents.': '書類の種別の一覧。',
  'Values of a new document: field of the row to value.': '新しい書類の値。行の項目ごとに値を指定します。',
  'Only documents of this source may be replaced or deleted.': 'この登録元の書類だけを差し替えたり削除したりできます。',
  'A document may be replaced by another file.': '書類を別のファイルに差し替えられます。',
  'A document that the gateway knows may be deleted.': '登録済みの書類を削除できます。',
  'Most documents that may be added or replaced while the record is open.':
    'レコードを開いている間に追加または差し替えできる最大件数。',
  'Once one of these has a value, documents known to the gateway stay as they are.':
    'このいずれかに値が入ると、登録済みの書類は変更できなくなります。',
  'While this value is N, documents can be read only.': 'この値がNの間、書類は閲覧のみです。',
  'The call that brings the limits of uploads; until it answers they are 10M and the portal’s own types.':
    'アップロードの上限を取得する呼び出し。応答があるまでは10Mとポータルの種類です。',
  'The operation.': '操作。',
  'Fixed query parameters.': '固定のパラメーター。',
  'Query parameters with a value of the record.': 'レコードの値を渡すパラメーター。',
  'Where the answer holds the size.': '応答のサイズのある場所。',
  'Where the answer holds the extensions, comma-joined.': '応答の拡張子（カンマ区切り）のある場所。',
  'The call that brings a file.': 'ファイルを取得する呼び出し。',
  'Path parameters: each the field of the document that it takes.':
    'パスのパラメーター。それぞれに使う書類の項目を指定します。',
  'Where the answer holds the content as base64 text; without it the answer is the file.':
    '応答のBase64の内容のある場所。なければ応答そのものがファイルです。',
  'The call that saves what was changed, with a button of its own; without it documents are sent with the form.':
    '変更を専用のボタンで保存する呼び出し。なければ書類はフォームとともに送信します。',
  'Where the body, and the answer, holds the documents.': '送信内容と応答の中の、書類のある場所。',
  'What stands beside the list in the body, from the record.': '送信内容で書類のリストと並べる、レコードの値。',
  'What each document is sent with, from the record.': '書類ごとに添えて送る、レコードの値。',
  'What is sent of a document: name in the payload to field of the row.':
    '書類について送る内容。送信時の名前ごとに行の項目を指定します。',
  'Label of the button.': 'ボタンの名称。',
  'What a narrow screen can save: all changes, or added documents alone.':
    '狭い画面で保存できるもの。すべての変更、または追加した書類だけ。',
  'Label of the button on a narrow screen.': '狭い画面でのボタンの名称。',
  'The screen closes once all are saved.': 'すべて保存すると画面を閉じます。',
}
