/**
 * The linter's rules of this house (`.oxlintrc.json` says where they hold): calls, colours and sizes of letters have one place each.
 * Plain JavaScript, because the linter loads it as it stands.
 */
const ports = /^(port|gateway)$/
const colour = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(/i
const sizes = /^(inherit|small|[a-z0-9]+\.fontSize)$/

const nameOf = (node) => node.name ?? node.property?.name

/** A call has one way: src/render/source/call.ts (docs/rooms.md). */
const oneCall = {
  create: (context) => ({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'call') return
      if (ports.test(nameOf(callee.object)))
        context.report({ node: callee, message: 'Call by callOperation or callSource of src/render/source.' })
    },
  }),
}

/** Colours stand in src/config/theme/tokens.ts, and a tenant's are made of them: else the dark, and the contrast, have no say. */
const themeColours = {
  create(context) {
    const judge = (node, text) => {
      if (colour.test(text))
        context.report({ node, message: 'Take the colour of the theme, or of src/config/theme/tokens.ts.' })
    }
    return {
      Literal: (node) => {
        judge(node, String(node.value))
      },
      TemplateElement: (node) => {
        judge(node, node.value.raw)
      },
    }
  },
}

/** Letters have six sizes (docs/look.md). */
const sixSizes = {
  create: (context) => ({
    Property(node) {
      if (node.key.name !== 'fontSize') return
      const { value } = node
      if (value.type === 'ConditionalExpression' || (value.type === 'Literal' && !sizes.test(String(value.value))))
        context.report({
          node: value,
          message: 'Take one of the six sizes: `typography` of the theme; an icon has a width and a height.',
        })
    },
  }),
}

/** What a page or a gateway answers may be on its way still: a journey asks until it is there (docs/developing.md). */
const askedAgain = {
  create: (context) => ({
    CallExpression({ callee, arguments: [asked] }) {
      if (callee.name === 'expect' && asked?.type === 'AwaitExpression' && asked.argument.type === 'CallExpression')
        context.report({
          node: asked,
          message: 'Ask until it is there: `await expect.poll(() => …)`; what an act answers gets a name first.',
        })
    },
  }),
}

export default {
  meta: { name: 'portal' },
  rules: { 'one-call': oneCall, 'theme-colours': themeColours, 'six-sizes': sixSizes, 'asked-again': askedAgain },
}
