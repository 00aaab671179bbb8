/**
 * Keeps a page working while the browser translates it. Chrome and translating extensions replace texts by elements, but React still holds
 * the texts: removing one throws, and what is written into one is not seen. Answers how to end it.
 */
export function keepTranslated(root: Node): () => void {
  /** What stands in the place of a text. */
  const standIns = new WeakMap<Node, ChildNode>()
  const written = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target)
  })
  const swapped = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) if (node instanceof Text) forget(node)
      for (const node of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (!(node instanceof Text) || node.isConnected || standIn === undefined) continue
        standIns.set(node, standIn)
        written.observe(node, { characterData: true })
      }
    }
  })
  /** A text is back in the page: nothing stands in for it. */
  const forget = (text: Text) => {
    standIns.get(text)?.remove()
    standIns.delete(text)
  }
  const inPlaceOf = (node: Node, parent: Node): Node => {
    const standIn = node.parentNode === parent ? undefined : standIns.get(node)
    return standIn?.parentNode === parent ? standIn : node
  }

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, inPlaceOf(child, this))
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && inPlaceOf(before, this))
    return child
  }
  swapped.observe(root, { childList: true, subtree: true })
  return () => {
    swapped.disconnect()
    written.disconnect()
    Object.assign(Node.prototype, { removeChild, insertBefore })
  }
}

const isTranslation = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.tagName === 'FONT'
