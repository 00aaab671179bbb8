import { useMemo } from 'react'
import { useSteady } from './controls/steady.ts'
import type { Typing } from './controls/typing.ts'
import { keepTyped } from './host/lost.ts'
import type { useActs } from './use-acts.ts'
import { useWords } from './words/words.ts'

/** What inputs ask about the acts of the studio, and where they say what was typed in one that goes away. The same until an answer comes. */
export function useTyping({
  asked,
  settled,
  fail,
}: Pick<ReturnType<typeof useActs>, 'asked' | 'settled' | 'fail'>): Typing {
  const { t } = useWords()
  const { lose } = useSteady({
    lose: (text: string) => {
      keepTyped(text)
      fail({ at: 'change', reason: t('inspector.gone'), lost: text })
    },
  })
  return useMemo(() => ({ asked, settled, lose }), [asked, settled, lose])
}
