import { useRef } from 'react'
import type { ReactNode } from 'react'

interface FileButtonProps {
  /** Extensions that the browser offers. */
  types: readonly string[]
  take(files: readonly File[]): void
  /** Draws what opens the browser's choice of files. */
  children(choose: () => void): ReactNode
}

/** Opens the browser's choice of one file. The same file may be chosen again. */
export function FileButton({ types, take, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={types.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          take(files)
        }}
      />
    </>
  )
}
