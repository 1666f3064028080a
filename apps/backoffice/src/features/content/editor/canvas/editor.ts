import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { type Editor, grapesjs } from 'grapesjs'
import spanish from 'grapesjs/locale/es.mjs'
import { groupsOf } from './elements/blocks.ts'
import { hideInstructions, showInstructions } from './elements/liquid.ts'
import { keepBlocksApart } from './elements/place.ts'
import { showQuestions } from './elements/questions.ts'

/** Looks of the page in the editor: near to the portal's, with places to see where nothing is written yet. */
const pageStyle = `
  body { font: 16px/1.5 'Source Sans 3', system-ui, sans-serif; margin: 0; padding: 16px; color: #1c1c1c; background: #fff; }
  input, select, textarea { display: block; box-sizing: border-box; width: 100%; max-width: 480px; padding: 8px; margin: 4px 0 12px; font: inherit; }
  input[type=checkbox] { display: inline-block; width: auto; margin: 0 8px 0 0; }
  input[data-label], select[data-label], textarea[data-label] { margin-top: 4px; }
  fieldset { border: 1px solid #ccc; border-radius: 8px; padding: 12px; margin: 0 0 16px; min-height: 32px; }
  [data-captcha] { border: 1px dashed #767676; border-radius: 8px; padding: 12px; min-height: 24px; }
  [data-captcha]::before { content: '${texts.captchaHere}'; }
  img { max-width: 100%; height: auto; }
  img:not([src]), img[src=''] { display: block; width: 160px; height: 100px; background: #eee; }
  table { border-collapse: collapse; max-width: 100%; } td, th { border: 1px solid #ddd; padding: 6px 8px; text-align: start; }
`

/** The product's fonts as the editor's own document has them: the page in it is a document of its own. */
const fonts = () =>
  [...document.styleSheets]
    .flatMap((sheet) =>
      [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) => withWholeAddresses(cssText, sheet.href ?? location.href)),
    )
    .join('')

const withWholeAddresses = (css: string, from: string) =>
  css.replaceAll(/url\("([^"]+)"\)/g, (_, address: string) => `url("${new URL(address, from).href}")`)

/**
 * A text as elements. Without the tag before it the browser puts an instruction at its beginning, which is a comment here,
 * in front of the whole page, where the editor does not look: it would be lost.
 */
const bodyOf = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body

type Given = { container: HTMLElement; kind: TemplateKind; html: string; mayWrite: boolean }

/** The drag-and-drop editor of a page, without a word to any other machine and without panels of its own. */
export function openEditor({ container, kind, html, mayWrite }: Given): Editor {
  const editor = grapesjs.init({
    container,
    height: '100%',
    width: 'auto',
    fromElement: false,
    storageManager: false,
    noticeOnUnload: false,
    telemetry: false,
    cssIcons: '',
    avoidInlineStyle: false,
    // Else it takes styles out of what comes in, and puts classes in their place that no supplier's page knows.
    forceClass: false,
    panels: { defaults: [] },
    i18n: { locale: 'es', detectLocale: false, messages: { es: spanish } },
    blockManager: { custom: true },
    selectorManager: { custom: true },
    styleManager: { custom: true },
    layerManager: { custom: true },
    traitManager: { custom: true },
    assetManager: { custom: true },
    parser: { optionsHtml: { allowScripts: false, allowUnsafeAttr: false }, parserHtml: bodyOf },
    deviceManager: {
      devices: [
        { id: 'desktop', name: texts.desktop, width: '' },
        { id: 'phone', name: texts.phone, width: '360px', widthMedia: '480px' },
      ],
    },
    canvasCss: fonts() + pageStyle,
    // Heard before the page is made, of whose elements it is true, too.
    plugins: [(made) => made.on('component:create', keepBlocksApart), showQuestions],
    components: hideInstructions(html),
  })
  for (const { id, name, html: content } of groupsOf(kind).flatMap(({ blocks }) => blocks))
    editor.Blocks.add(id, { id, label: name, content })
  editor.on('load component:add component:update', nameFrame)
  if (!mayWrite) editor.on('load', () => editor.getWrapper()?.onAll((one) => one.set(locked)))
  return editor

  function nameFrame() {
    editor.Canvas.getFrameEl()?.setAttribute('title', texts.page)
  }
}

const locked = { editable: false, draggable: false, removable: false, copyable: false, droppable: false }

/** The page as it is kept: without what the editor needs, with the language's instructions. */
export function htmlOf(editor: Editor): string {
  // The body is the editor's own.
  return showInstructions(editor.getHtml({ cleanId: true }).replaceAll(/^<body[^>]*>|<\/body>$/g, ''))
}
