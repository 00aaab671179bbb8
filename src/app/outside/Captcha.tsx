import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { surfaces } from '../../config/index.ts'
import { useT } from '../portal/portal.ts'
import { CAPTCHA_LENGTH, drawCaptcha } from './captcha.ts'
import { Field } from './Field.tsx'
import { CAPTCHA } from './use-captcha.ts'
import type { CaptchaEntry } from './use-captcha.ts'

const WIDTH = 150
const HEIGHT = 56
/** The picture is light in the dark, too: it is nothing but a picture. */
const { wash: GROUND, tones } = surfaces.light
const INKS = Object.values(tones).map(({ ink }) => ink)

/**
 * The captcha: a picture of five characters, and a field for them. It only slows down a person who guesses at a
 * keyboard; against machines stands the gateway's limit on attempts. So whoever cannot see the picture may have it as
 * plain text, to read, hear or copy (WCAG 2.2: 1.1.1 another modality, 3.3.8 no test of memory or transcription alone).
 */
export function Captcha({ entry: { captcha, value, error, change, renew } }: { entry: CaptchaEntry }) {
  const t = useT()
  const [shown, setShown] = useState('')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Picture key={captcha} captcha={captcha} label={t('login.captchaPicture')} />
        <Box sx={{ display: 'grid', justifyItems: 'start' }}>
          <Button size="small" onClick={renew}>
            {t('login.captchaNew')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setShown(captcha)
            }}
          >
            {t('login.captchaAsText')}
          </Button>
        </Box>
      </Box>
      <Box
        role="status"
        sx={{ typography: 'h2', fontFamily: 'monospace', letterSpacing: '.35em', '&:empty': { display: 'none' } }}
      >
        {shown === captcha ? captcha : ''}
      </Box>
      <Field
        id={CAPTCHA}
        label={t('login.captcha')}
        value={value}
        error={error && t(error)}
        onChange={change}
        maxLength={CAPTCHA_LENGTH}
        upperCase
      />
    </Box>
  )
}

function Picture({ captcha, label }: { captcha: string; label: string }) {
  const [{ tilts, lines }] = useState(drawCaptcha)
  return (
    <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}>
      <rect width={WIDTH} height={HEIGHT} rx={8} fill={GROUND} />
      {lines.map(([start, bend, end], at) => (
        <path
          key={at}
          d={`M4 ${String(start)} Q75 ${String(bend)} 146 ${String(end)}`}
          stroke={INKS[at]}
          strokeOpacity={0.45}
          strokeWidth={1.5}
          fill="none"
        />
      ))}
      {[...captcha].map((character, at) => {
        const { x = 0, y = 0, turn = 0 } = tilts[at] ?? {}
        const [left, base] = [22 + at * 26 + x, 37 + y]
        return (
          <text
            key={at}
            x={left}
            y={base}
            transform={`rotate(${String(turn)} ${String(left)} ${String(base - 8)})`}
            textAnchor="middle"
            fontSize={27}
            fontWeight={700}
            fontFamily="Georgia, serif"
            fill={INKS[at]}
          >
            {character}
          </text>
        )
      })}
    </svg>
  )
}
