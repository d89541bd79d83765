import { Dropdown, type DropdownProps } from 'antd';
import { cloneElement, type ReactElement, useState } from 'react';

type MenuOf = NonNullable<DropdownProps['menu']>;
type Opener = { 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean };
type DropMenuProps = {
  menu: MenuOf;
  placement?: DropdownProps['placement'];
  /** Opened by a right click or the menu key on what is inside, which then is no button. */
  isForContext?: boolean;
  /** The button that opens it. */
  children: ReactElement<Opener>;
};

/** A button with a menu: opened by Enter or a click the first entry has the focus; arrows choose, Escape gives it back. */
export function DropMenu({ menu, placement = 'bottomLeft', isForContext = false, children }: DropMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={[isForContext ? 'contextMenu' : 'click']}
      placement={placement}
      // Within what it belongs to, so that screen readers find it there.
      getPopupContainer={(opener) => opener.closest<HTMLElement>('main, header, nav') ?? document.body}
      menu={withoutEcho(menu)}
      // A menu has the focus when it opens.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      {isForContext ? children : cloneElement(children, { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
    </Dropdown>
  );
}

/** The Enter that chooses would also press whatever the choice gives the focus to, such as the way out of a dialog. */
const withoutEcho = (menu: MenuOf): MenuOf => ({
  ...menu,
  onClick: (choice) => {
    choice.domEvent.preventDefault();
    menu.onClick?.(choice);
  },
});
