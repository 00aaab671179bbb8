import type { LookupOption } from '../../config/index.ts'

type Tone = NonNullable<LookupOption['tone']>

/** Colours of a badge by tone, apart from it for pages without badges; text on them keeps a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
export const toneColors: Record<Tone, { background: string; text: string }> = {
  neutral: { background: '#e6e8eb', text: '#30363d' },
  info: { background: '#dfe6f0', text: '#35506f' },
  warning: { background: '#ffe9bf', text: '#6b4400' },
  success: { background: '#d8f0dc', text: '#17602a' },
  danger: { background: '#fbdcdc', text: '#9a1c1c' },
}
