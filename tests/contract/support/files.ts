/** A small PDF file with a text of its own. */
export const pdf = (text = ''): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

export const base64 = (content: Buffer | string): string => Buffer.from(content).toString('base64')
