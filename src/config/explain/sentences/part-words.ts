import { idWords } from '../../shared/id-words.ts'

/** What the parts are called in Japanese. */
const japanese: Readonly<Record<string, string>> = {
  attention: '対応が必要なもの',
  bar: '棒グラフ',
  cards: 'カード',
  choiceCards: '選択カード',
  code: 'コード',
  count: '件数',
  date: '日付',
  dateChange: '日付の変更',
  dateTime: '日時',
  documents: '書類',
  donut: 'ドーナツグラフ',
  fields: '項目',
  funnel: 'じょうごグラフ',
  hero: '要点',
  icons: 'アイコン',
  listText: 'リスト内の文字',
  map: '地図',
  moment: '日時',
  multiSelect: '複数選択',
  note: 'お知らせ',
  number: '数値',
  parties: '取引先',
  party: '取引先',
  pie: '円グラフ',
  place: '場所',
  quantity: '数量',
  remarks: '備考',
  rows: '行の編集',
  select: '選択',
  status: 'ステータス',
  stepper: '段階',
  table: '表',
  text: '文字',
  tiles: 'タイル',
  time: '時刻',
  timeline: '経過',
  toggle: 'スイッチ',
  typeahead: '入力候補',
  upperText: '大文字',
}

/** Keys of the language that name a part. */
const NAMING: ReadonlySet<string> = new Set(['widget', 'cell', 'block', 'chart'])

/** What a part is called, in each language of the studio. */
export function partTitles(name: string): Record<string, string> {
  const ja = japanese[name]
  return { en: idWords(name), ...(ja !== undefined && { ja }) }
}

/** What the part that a property names is called; nothing of a property that names none. */
export function partNamedBy(property: string, value: string): Record<string, string> | undefined {
  return NAMING.has(property) ? partTitles(value) : undefined
}
