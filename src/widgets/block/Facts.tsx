import { Fragment } from 'react'

/** Short texts in one line, those that are empty left out; the line breaks between them, not inside a day or a time. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts
    .filter((fact) => fact !== '')
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        <span style={{ display: 'inline-block' }}>{fact}</span>
      </Fragment>
    ))
}
