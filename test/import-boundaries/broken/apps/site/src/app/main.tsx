import axios from 'axios' // refused: no-restricted-imports
import { createRoot } from 'react-dom/client'

createRoot(axios)
