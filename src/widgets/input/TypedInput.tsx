import { useForkRef } from '@mui/material/utils'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'

/** The browser's own input: it holds what is typed, and takes the given text whenever it is drawn. */
export function TypedInput({ value, ref, ...props }: ComponentProps<'input'>) {
  const own = useRef<HTMLInputElement>(null)
  const both = useForkRef(own, ref)
  useLayoutEffect(() => {
    const text = String(value ?? '')
    if (own.current !== null && own.current.value !== text) own.current.value = text
  })
  return <input {...props} ref={both} defaultValue={value} />
}
