import '@meridian/ui/page.css'
import '@meridian/ui/styles.css'
import { Button } from '@meridian/ui/components/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@meridian/ui/components/dialog'
import { FieldControl, FieldHint, FieldLabel, FieldRoot } from '@meridian/ui/components/field'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')!).render(
  <Dialog onOpenChange={(open) => console.log(open ? 'opened' : 'closed')}>
    <DialogTrigger asChild>
      <Button>Give Away</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogHeader>
        <DialogTitle>Give the lamp away</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <FieldRoot hint="As your friend is called in the game" required>
          <FieldLabel>Friend</FieldLabel>
          <FieldHint className="mb-2" />
          <FieldControl name="friend" />
        </FieldRoot>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button tone="quiet">Cancel</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  </Dialog>,
)
