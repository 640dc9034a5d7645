import { createRoot } from 'react-dom/client'
import style from '../inspector.css?inline'
import { Inspector, type InspectorProps } from './inspector.tsx'

/** Fills a document, such as that of a frame, with the inspector; returns the way to empty it. */
export function mountInspector(document: Document, props: InspectorProps): () => void {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = style
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'inspector'
  const root = createRoot(place)
  root.render(<Inspector {...props} />)
  return () => {
    root.unmount()
    place.remove()
    sheet.remove()
  }
}
