/** An address stays in one piece and reads left to right, also in an Arabic sentence. */
export function MailAddress({ children }: { children: string }) {
  return (
    <b className="semi">
      <bdi dir="ltr">{children}</bdi>
    </b>
  )
}
