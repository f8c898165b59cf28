import './gallery.css'
import { ButtonParts } from './ButtonParts.tsx'
import { FieldParts } from './FieldParts.tsx'
import { InkParts } from './InkParts.tsx'
import { OverlayParts } from './OverlayParts.tsx'
import { PanelParts } from './PanelParts.tsx'
import { PickerParts } from './PickerParts.tsx'
import { PlaceParts } from './PlaceParts.tsx'
import { TableParts } from './TableParts.tsx'
import { WaitParts } from './WaitParts.tsx'

/** Shown at /dev/ui in development only, hence English only. */
export default function Gallery() {
  return (
    <div className="page gallery">
      <h1>Components</h1>
      <p className="muted">Every part in its states. Pages are made of these and nothing else.</p>
      <InkParts />
      <ButtonParts />
      <FieldParts />
      <PickerParts />
      <PlaceParts />
      <PanelParts />
      <WaitParts />
      <TableParts />
      <OverlayParts />
    </div>
  )
}
