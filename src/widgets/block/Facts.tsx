import { Fragment } from 'react'

/**
 * Short texts in one line, those that are empty left out; the line breaks between them, not inside a day or a time. They follow each
 * other as the page is written: what is around them sees no letter of theirs by which to tell, and would take them for Latin.
 */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <span style={{ unicodeBidi: 'isolate' }}>
      {facts
        .filter((fact) => fact !== '')
        .map((fact, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            <span style={{ display: 'inline-block' }}>{fact}</span>
          </Fragment>
        ))}
    </span>
  )
}
