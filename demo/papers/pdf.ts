/** A piece of text on an A4 page; points from the left and from the top. */
export interface PdfText {
  x: number
  y: number
  size: number
  bold?: boolean
  text: string
}

/** A thin line from left to right. */
export interface PdfRule {
  x: number
  y: number
  width: number
}

const A4 = { width: 595, height: 842 }

/**
 * A PDF file (ISO 32000-1) of one A4 page: text in Helvetica, as text that can be searched and copied, and rules.
 * What Windows' Latin alphabet lacks becomes a question mark.
 */
export function pdfOf({ title, texts, rules }: { title: string; texts: PdfText[]; rules: PdfRule[] }): Buffer {
  const lines = rules.map(({ x, y, width }) => `${x} ${A4.height - y} m ${x + width} ${A4.height - y} l S`)
  const drawn = ['0.6 w', ...lines, 'BT', ...written(texts), 'ET'].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${latin(drawn).length} >>\nstream\n${drawn}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ])
}

/** Texts one after the other: each says where it is from the one before it, and its font where that changes. */
function written(texts: PdfText[]): string[] {
  let [left, bottom, font] = [0, 0, '']
  return texts.map(({ x, y, size, bold, text }) => {
    const [right, up, wanted] = [x - left, A4.height - y - bottom, `/${bold === true ? 'B' : 'R'} ${size} Tf`]
    const change = wanted === font ? '' : `${wanted} `
    ;[left, bottom, font] = [x, A4.height - y, wanted]
    return `${change}${right} ${up} Td(${escaped(text)})Tj`
  })
}

/** The objects one after the other, numbered from 1, and the table that says where each begins. The last one describes the file. */
function assembled(objects: string[]): Buffer {
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return latin(text)
}

/** Text between brackets: one byte a sign, so that the length of the text is that of the file. */
function escaped(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, (sign) => `\\${sign}`)
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
