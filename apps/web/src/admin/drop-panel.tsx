import { Popover } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

type Opener = { 'aria-haspopup'?: 'dialog'; 'aria-expanded'?: boolean };
type DropPanelProps = {
  label: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  content: ReactNode;
  /** The button that opens it. */
  children: ReactElement<Opener>;
};

/** A button with a small panel under it, which takes the focus; Escape closes it. */
export function DropPanel({ label, isOpen, onChange, content, children }: DropPanelProps) {
  return (
    <Popover
      open={isOpen}
      onOpenChange={onChange}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={<Panel label={label}>{content}</Panel>}
    >
      {cloneElement(children, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
    </Popover>
  );
}

function Panel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} role="dialog" aria-label={label} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}
