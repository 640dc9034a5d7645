import { Button } from '@radix-ui/react-slot' // refused: no-restricted-imports

export const allowed = [localStorage, sessionStorage, Button]
