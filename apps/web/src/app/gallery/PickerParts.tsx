export function PickerParts() {
  return null
}
