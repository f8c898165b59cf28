/**
 * npm runs a script through a shell, and a shell that is told to stop goes without telling its child: a server would
 * stay behind, holding its port and its data. So the child looks after its parent, and leaves when it has gone.
 */
export function stopWithParent() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || parent === 1) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
