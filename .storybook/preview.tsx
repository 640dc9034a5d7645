import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { storyTime } from '@meridian/contract/fixtures'
import { registerPictureFiles, registerPlaceholders } from '@meridian/ui/lib/picture-files'
import { ownPictureFiles } from '@meridian/ui/pictures/own-pictures'
import { ownPlaceholder } from '@meridian/ui/pictures/placeholders'
import { LinkProvider } from '@meridian/ui/lib/links'
import { servePublicFilesFrom } from '@meridian/ui/lib/public-files'
import { routerLinks } from '@meridian/site/router-links'
import MockDate from 'mockdate'
import { toast } from 'sonner'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { configure } from 'storybook/test'
import { withRouter } from 'storybook-addon-remix-react-router'
import { waitForIdle } from './wait-for-idle.ts'
import { behaviourIsNeverCompared } from './behaviour.ts'
import { checkDialogs } from './dialog-names.ts'
import { checkPageErrors, forgetPageErrors } from './page-errors.ts'
import { withPseudoState } from './pseudo-state.tsx'
import { initialToolbarGlobals, toolbarGlobals, withToolbarGlobals } from './toolbar-globals.tsx'
import { DocsPage } from './docs-page.tsx'
import { isInDocs, playInTurn, staySilentInDocs } from './docs-iframe.ts'
import { readableArgTypes } from './arg-types.ts'
import { theme } from './theme.ts'
import { viewportModes, viewports } from './viewports.ts'

// A built Storybook may stand in a folder of its host.
servePublicFilesFrom(/^(.*)\/iframe\.html$/.exec(location.pathname)?.[1] ?? '')
staySilentInDocs()
registerPictureFiles(ownPictureFiles)
registerPlaceholders(ownPlaceholder)

// A busy machine may take longer than the usual second to show what a story waits for.
configure({ asyncUtilTimeout: 5000 })

// Its types hide the arguments that every decorator takes.
const storyRouter: Decorator = withRouter

// Screens need a router for their links; a flow story brings the site's own.
const routed: Decorator = (Story, context) =>
  context.parameters['router'] === 'own' ? (
    <Story />
  ) : (
    <LinkProvider value={routerLinks}>{storyRouter(Story, context)}</LinkProvider>
  )

// People see a story as wide as the canvas; a test run says at which width it looks.
const testedViewport = import.meta.env['STORY_VIEWPORT'] as keyof typeof auditAt | undefined

/**
 * People read in the panel what was found in order, too; a test run tells violations alone, which takes a quarter less. No
 * rule that runs reads style sheets, and React writes no `!important` into a `style`, which inline spacing is about.
 */
const strictInTests = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'avoid-inline-spacing': { enabled: false } },
}

/** The same page stands at all widths: between phone and desktop axe is asked for what hangs on places and sizes alone. */
const strictAboutPlaces = {
  ...strictInTests,
  runOnly: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
}

/** Header and footer have stories of their own on phone and desktop; elsewhere they are audited around each page. */
const pageAlone = {
  exclude: ['[data-slot="site-header"]:has(~ main)', 'main ~ [data-slot="site-footer"]'],
}

const auditAt = {
  tablet: { options: strictAboutPlaces },
  phone: { options: strictInTests, context: pageAlone },
  desktop: { options: strictInTests },
}

/**
 * React runs the pending updates of the previous story at its next render, and would then clear the root of the next
 * story. So an empty root is rendered first.
 */
async function forgetLastStory(): Promise<void> {
  const nowhere = createRoot(document.createElement('div'))
  flushSync(() => nowhere.render(null))
  await new Promise((resolve) => setTimeout(resolve))
  nowhere.unmount()
  toast.dismiss()
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPseudoState, withToolbarGlobals, routed],
  globalTypes: toolbarGlobals,
  argTypesEnhancers: [readableArgTypes, behaviourIsNeverCompared],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(testedViewport && auditAt[testedViewport]) },
    docs: { theme, page: DocsPage },
    viewport: { options: viewports },
    // Flow stories alone run machines.
    xstate: { disable: true },
    chromatic: { modes: viewportModes },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Introduction',
            'Colours',
            'Type',
            'Spacing and shape',
            'Motion',
            'Icons',
            'Pictures',
            'Voice and copy',
            'Accessibility',
            'Map of the site',
            'Copy deck',
            'How to write a story',
            'Use it in your app',
          ],
          'Components',
          'Dialogs',
          'Sections',
          'Layouts',
          'Screens',
          'Flows',
          'Sandbox',
        ],
      },
    },
  },
  initialGlobals: { ...initialToolbarGlobals, viewport: { value: testedViewport } },
  beforeEach: async ({ parameters }) => {
    if ('pseudo' in parameters)
      throw new Error('A pointer is held by `parameters.held`: see pseudo-state.tsx')
    await playInTurn()
    await forgetLastStory()
    forgetPageErrors()
    // One moment of the year 2117 for every story, so that ages and dates never change.
    MockDate.set(storyTime)
    localStorage.clear()
    sessionStorage.clear()
    return () => MockDate.reset()
  },
  // A story that is about a fault names it: `parameters: { pageErrors: [/^console: Error fetching/] }`.
  afterEach: async ({ parameters, tags, viewMode }) => {
    // The stories of a docs page share it, and with it their errors; those in its windows share one storage and a busy
    // machine. There they are looked at: what is found would stand in their place.
    if (viewMode === 'docs' || isInDocs()) return
    await waitForIdle()
    // By now a picture far down has failed as well, if one does.
    checkPageErrors(parameters['pageErrors'] as readonly RegExp[] | undefined)
    await checkDialogs()
    // Styles alone differ between most widths, and a behaviour starts from a state that has a story of its own.
    if (import.meta.env.DEV && testedViewport === 'desktop' && !tags.includes('behaviour'))
      await (await import('./valid-html.ts')).checkHtml()
  },
}

export default preview
