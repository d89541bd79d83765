-- The first version of every document, in three languages.
insert into document_texts (label, version, language, body) values
('start', 1, 'cn', $md$## 你的账号 {#account}

商品、价格和到岸成本不登录也能看。下单前请注册为核心企业：用验证码确认邮箱，即可得到买家编码，例如 B000128。

## 找到商品 {#find}

- 在采购大厅浏览或搜索。
- 粘贴 1688、淘宝、天猫、拼多多、京东或微店的商品链接，或者整段分享文字。平台已收录的商品，规格和价格马上显示。
- 读不到的商品，附上链接和截图登记为感兴趣商品，客服 1 天内答复。

## 先买样品 {#sample}

大批量采购前，先买几件，看材质、尺码和包装。平台不对商品质量和主观原因的退款负责，样品是最好的保障。

## 一个订单怎么走 {#steps}

1. 选规格、填数量。页面显示订单总额、30% 定金和预估的越南到岸成本。报价 30 分钟内有效，其中的汇率用于整个订单。
2. 提交订单。客服核对货源、价格和是否禁采，1 天内接受或拒绝，在此之前不用付款。1 天内无人接受的订单自动关闭。
3. 订单被接受后 24 小时内付 30% 定金。财务审核，通常 1 小时内完成。
4. 平台采购。货物一般 5-7 天到边境仓，每次到货都清点、称重、量尺寸、拍照。
5. 选择这次发多少，付这部分数量的尾款和费用。可以分几次发货。
6. 尾款审核通过后 24 小时内发出。收到货后请确认收货。

## 还需要知道 {#rules}

- 一个订单只能有一家店铺，购物车按店铺逐个结算。
- 如果总额和你看到的不一致，订单不会提交：先显示新的总额，由你重新决定。
- 付定金之前可以取消订单，需写明原因。定金审核通过后，平台即开始采购。
- 备货完成后 7 天内未发货的库存，会退回店铺。$md$),
('plugin', 1, 'cn', $md$## 它能做什么 {#what}

插件在 1688、淘宝、天猫、京东、拼多多和微店的商品页直接采集商品：就地选规格、填数量，马上看到到岸成本。支持电脑上的 Chrome 及其他 Chromium 浏览器（Edge、Cốc Cốc）。

## 安装 {#install}

1. 打开[插件页面](/pluginInstallation)，下载文件。
2. 解压到一个会保留的文件夹。
3. 在新标签页打开 chrome://extensions，打开“开发者模式”。
4. 点击“加载已解压的扩展程序”，选择该文件夹。
5. 在插件页面获取配对码，填入插件。配对码只能用一次，几分钟内有效。

## 采集商品 {#collect}

1. 打开商品页，右侧边缘会出现蓝色按钮。
2. 为各规格填写数量，价格和到岸成本随之更新。
3. 加入购物车；平台暂未提供的，加入感兴趣商品。

从网页读到的价格，在订单被接受之前都要经平台核对，以确认后的价格为准。

## 它的权限 {#limits}

- 只在你点击时读取商品页，不保存密码。
- 只能使用你的购物车和感兴趣商品，不能下单，也不能付款。
- 修改密码会断开所有浏览器，你也可以随时断开其中一个。$md$),
('payment', 1, 'cn', $md$## 付什么，什么时候付 {#when}

- 定金：订单总额的 30%，客服接受订单后 24 小时内付清。超时未付，订单关闭。
- 尾款：每次发货时付，包括这部分数量的货款、国内运费和服务费的余款，加上本次发货的费用。创建发货单后 24 小时内付清，超时未付，发货单取消，货物恢复可用。

## 银行转账怎么付 {#transfer}

收银台列出当前可用的付款方式，银行转账始终可用：页面显示收款银行、账户、越南盾金额和付款码。

1. 用越南银行 App 扫 VietQR 二维码，账户、金额和附言自动填好；也可以照着页面手工填写。
2. 附言里的付款码必须一字不差，平台靠它认出这笔钱付的是哪一单。
3. 一笔付款对应一次转账，各用各的付款码。
4. 转完后在收银台告诉我们是哪一笔：汇款人姓名、银行和金额必填，流水号、付款时间和备注可以不填。
5. 付定金时截图可不传，付尾款时必须上传。

## 审核 {#review}

财务把你的转账与银行流水核对，通常 1 小时内完成。截图本身不算到账，钱必须真的到账。审核期间不计时。

- 通过：订单继续进行。
- 部分通过：到账的金额计入，差额用新的付款码补付，重新计 24 小时。
- 不通过：页面写明原因，24 小时内改好再提交。已到账的钱不会要求再付一次。

## 汇率 {#rate}

货款和费用以人民币计价，用越南盾支付。下单时锁定汇率，这个订单的定金和每次尾款都按它计算。

## 付少了、付多了、付晚了 {#amounts}

- 付少了：到账部分有效，差额用新的付款码补付。
- 付多了：多出的部分转入你的钱包。
- 付晚了：为已关闭的订单或已取消的发货单付的钱，转入你的钱包。收银台显示已取消的付款，请不要再转账。

## 什么钱会退，什么时候退 {#back}

- 定金审核通过前订单关闭：已付的钱立即全部转入钱包。
- 发出前取消发货单：这次的尾款立即转入钱包。由你取消的，扣除已完成的增值服务。
- 买不到、没到仓，或在仓库发现有瑕疵的：这些件的定金全额退。
- 到期或应你要求退回店铺的库存：退这些件的定金，扣除对应的国内运费、服务费和退货运费，最低为零。
- 货物发出后，因改变主意等原因不退款。$md$),
('shipping', 1, 'cn', $md$## 边境仓里的库存 {#stock}

每次到货为一个批次，清点、称重、量尺寸、拍照。「我的库存」显示可用、在途、冻结和售后数量，以及各个批次。

## 创建发货单 {#create}

一张发货单只发一个订单的货，发给一位收货人。数量由你选，所以一个订单可以分几次发。先到的批次先发。

- 发到地址：收货人、联系方式和地址必填。
- 平台订单：如果电商平台不显示你客户的地址，请填收货人、联系方式和平台单号，并上传订单截图和面单图片，地址可以不填。
- 可选服务：验货拍照、木箱、保险。

## 付尾款 {#pay}

创建发货单之前，按实测重量列出每一项费用。24 小时内付清，超时未付，发货单取消，货物恢复可用。

## 发出与收货 {#dispatch}

审核通过后，仓库 24 小时内发出。「我的发货单」里可看物流公司和物流单号。

收到货后请确认收货。发出 15 天后自动视为送达。

收货时请检查。发错、损坏或缺少，请在送达后 7 天内联系客服。

## 取消发货单 {#cancel}

发出之前可以取消，付款审核中除外。货物恢复可用，为它付的钱转入钱包，扣除已完成的增值服务。

## 7 天后退回 {#autoReturn}

订单的货物到齐后，可以在仓库放 7 天。到期还没有进发货单的，退回店铺。日期见「我的库存」。

退回的件，退定金，扣除对应的国内运费、服务费和退货运费，最低为零。$md$),
('marketplace', 1, 'cn', $md$## 什么是平台订单 {#what}

你在短视频或电商平台销售，平台不显示顾客的地址。货在你的边境仓库存里，由平台的面单发出，不需要填写地址。

## 需要提供什么 {#needed}

| 内容 | 是否必填 |
|---|---|
| 收件人和联系方式（与面单一致） | 是 |
| 平台订单号 | 是 |
| 该订单的截图 | 是 |
| 物流面单图片 | 是 |
| 地址 | 否 |

## 怎么发货 {#steps}

1. 打开[我的库存](/myStock)，选商品和数量，发货方式选“平台订单”。
2. 填写订单号，上传订单截图和面单。
3. 核对费用，24 小时内付尾款，必须上传付款截图。
4. 审核通过后，仓库打包、贴上你的面单，24 小时内交给承运人。

订单多时可以批量上传：表格的一行就是一个平台订单。

## 请注意 {#note}

- 面单必须有效，并且你有权使用。面单填错、已使用或过期造成的后果由你承担。
- 订单号、收件人和商品必须对应：仓库按发货单发货。
- 截图和面单只有你和处理该发货单的员工能看到，如何保存见[隐私政策](/createGuide/privacy#pictures)。$md$),
('aftersales', 1, 'cn', $md$## 什么时候可以申请什么 {#when}

| 货物在哪里 | 可以申请 |
|---|---|
| 还没采购 | 取消订单：定金全额退 |
| 在边境仓 | 退回店铺，或对错发、有瑕疵的件申请售后 |
| 在尚未发出的发货单里 | 请先取消发货单 |
| 已发出或已送达 | 错发、损坏或缺少，送达后 7 天内可申请 |

## 怎么申请 {#how}

1. 打开订单，选择申请类型、件数和原因。
2. 原因需要凭证时请上传照片：整个包裹、面单和损坏处。
3. 客服答复，必要时与店铺交涉，再作出决定。每一步都能在[我的售后](/myRefundDetail)看到。

## 退多少 {#back}

- 买不到、没到仓，或在仓库发现有瑕疵的件：定金全额退。
- 退回店铺的件：退定金，扣除对应的国内运费、服务费和退货运费，最低为零。
- 送达时错发、损坏或缺少的件：最多退这些件已付的货款和费用。

退款进入钱包，或按原付款方式退回。申请被拒绝时会写明原因，7 天内可以要求复审。

## 什么不退 {#limits}

- 主观原因的退款，例如改变主意、不喜欢、对颜色或尺码的预期不符。
- 商品质量由店铺负责。平台会替你向店铺交涉，但不能保证店铺的决定。

所以每次大批量采购前请先买样品。完整说明见[服务边界与责任](/createGuide/liability)。$md$),
('fees', 1, 'cn', $md$## 计入订单总额 {#order}

- 货款：店铺按你订购数量的价格，不加价。
- 国内运费：按预估重量，首重 1 公斤，之后每续 1 公斤（不足按 1 公斤）计。
- 服务费：货款的一个百分比，比例按货款金额分档，达到的档适用于全部货款。

总额的 30% 是定金，其余按每次发货的货值分摊。

## 随每次发货收取 {#shipment}

- 物流费：按目的地和重量档的每公斤单价，取实重与体积重中较大的，进位到 100 克。
- 仓储费：按立方米，自入库起首月计一次，之后每 30 天（不足按 30 天）计一次。
- 打包费：按箱计。只发一个批次的一部分时，箱数向上取整。

## 选了才收 {#optional}

- 验货拍照：按件计，数量越多单价越低。
- 木箱：首重 1 公斤一个价，之后每续 1 公斤（不足按 1 公斤）一个价。
- 保险：本次发货货值的一个百分比。

## 当前价格 {#prices}

[[prices]]

## 以哪个价格为准 {#fixed}

发货单按创建时有效的费用表计算，逐项列出，每项只取整一次，之后不再变动。

重量和体积为预估时，下单前看到的费用也是预估。结算以仓库实测为准。

## 不包含 {#duty}

到岸成本不含进口关税和增值税。$md$),
('terms', 1, 'cn', $md$## 我们做什么 {#service}

平台是你的采购代理：按你的订单向中国店铺采购，在边境仓收货，再发往越南。卖方是店铺。平台不是卖方，也不是买卖的一方。

「服务边界与责任」和「禁采目录」是本条款的一部分。

## 订单 {#orders}

- 客服接受订单后，订单对平台生效。客服 1 天内接受或拒绝，到时仍未接受的订单自动关闭。
- 你按看到的总额下单。总额有变化时，订单不予提交，并显示新的总额。
- 付定金之前可以取消。定金审核通过后，平台代你采购。

## 付款 {#payments}

- 定金为订单总额的 30%，接受后 24 小时内付清。
- 发货单的尾款在创建后 24 小时内付清，由所发货物价值的余款和本次发货的费用组成。
- 钱到账并经财务审核通过，才算付款。截图只是你的说明，不算付款。
- 金额以人民币计，按订单锁定的汇率用越南盾支付。

## 备货、仓储与退回 {#stocking}

- 采购后一般 5-7 天到边境仓。这是预计时间，取决于店铺。
- 数量和费用以仓库的清点、称重和测量为准。
- 备货完成后 7 天内未发货的库存，退回店铺。

## 退款 {#refunds}

- 买不到、没到仓，或在仓库发现有瑕疵的件：定金全额退。
- 退回店铺的件：定金扣除国内运费、服务费和退货运费后退，最低为零。
- 发出前取消的发货单：退尾款。由你取消的，扣除已完成的增值服务。
- 送达时发错、损坏或缺少的货物：最多退你为它们付的钱和相应费用。请在送达后 7 天内联系客服。
- 主观原因，例如改变主意、不喜欢：不退款。

## 你的责任 {#duties}

- 姓名、联系方式和地址必须正确。因信息错误造成的损失由你承担。
- 不采购禁采商品。平台订单请确认你有权使用面单和订单截图。
- 及时确认收货。发出 15 天后自动视为送达。$md$),
('agreement', 1, 'cn', $md$## 账号 {#account}

- 你以核心企业身份注册，并用验证码确认邮箱。账号随即可以下单，并带有买家编码。
- 供应商和合作社的账号，由工作人员核对执照后开通。
- 用户名、邮箱和手机号必须真实，并属于你本人。

## 账号安全 {#safety}

- 密码只能你自己知道。平台不会以电话或消息索要密码。
- 用你的账号做的操作，视为你本人所为。密码可能泄露时，请联系客服。
- 多次输错密码后，会暂时不能登录。登录状态在最后一次使用 4 小时后失效，选了「记住我」则为登录后 1 天。

## 正当使用 {#use}

- 不得用本平台采购禁采商品、欺骗他人，或未经同意测试平台安全。
- 你提交的链接、图片和文字不得侵犯他人权利。
- 违反规则的账号，平台可以停用。已付款的订单按服务条款处理。

## 你同意的内容 {#consent}

勾选两个选项，即表示同意本协议、服务条款和禁采目录，系统会记录同意的内容和时间。我们如何处理你的数据，见「隐私政策」。$md$),
('privacy', 1, 'cn', $md$## 我们保存什么 {#collected}

- 账号：用户名、昵称、邮箱、手机号、买家编码，以及同意条款的时间。
- 密码：只保存无法还原的散列值。
- 订单：商品、数量、金额、备注，以及谁在何时做了什么的记录。
- 付款：汇款人姓名、银行、金额、流水号、时间、截图，以及平台银行流水中对应的记录。
- 发货：收货人、联系方式、地址；平台订单还包括平台单号、订单截图和面单图片。
- 安全：尝试登录的网络地址，用来阻止猜密码。

## 用来做什么 {#use}

只用于执行订单、核对付款、送货、处理投诉和保护账号。我们不投放广告，不出售数据。

## 谁能看到 {#access}

- 你自己，登录之后。其他买家看不到你的订单。
- 工作人员，限于各自权限：财务看付款，仓库看货物。
- 物流公司，只得到送货所需的信息：收货人、联系方式和地址，或面单。

## 图片 {#pictures}

上传的图片会重新生成，去掉其中隐藏的位置和设备信息。属于付款或发货单的图片，只能通过几分钟内有效的地址打开。上传后 24 小时内未使用的图片会被删除。

## Cookie {#cookies}

只使用网站必需的：登录状态、语言和界面设置。没有广告或跟踪 Cookie。

## 你的数据 {#rights}

信息有误，或想知道我们保存了什么，请联系客服。付款和订单记录会保留，因为账目必须完整。$md$),
('prohibited', 1, 'cn', $md$## 一律不采 {#never}

- 武器及零件、弹药、爆炸物、烟花爆竹，以及外形逼真的仿制品。
- 毒品、制毒原料和吸毒工具。
- 假冒商品，以及侵犯商标、著作权或专利的商品。
- 货币、有价证券、伪造的证件、印章和银行卡。
- 色情制品、赌博器具，以及中国或越南禁止的出版物和地图。
- 活的动植物、受保护物种及其制品、人体遗骸。
- 有毒、放射性、腐蚀性、传染性或易燃物质，气瓶，废物。
- 窃听、偷拍、干扰无线电或开锁的器材。
- 电子烟、加热烟草制品及其烟油。

## 先问再买 {#ask}

以下商品过境或运输时可能要求证明文件，也可能被拒收。请先登记为感兴趣商品，由客服告诉你能不能采购。

- 食品、饮料、保健品、药品、医疗器械和化妆品。
- 酒和烟草。
- 电池、充电宝，以及内置电池的商品。
- 液体、粉末、磁铁、喷雾、香水和油漆。
- 无线电和通信设备、无人机、加密设备。
- 二手商品、二手机器、农药、兽药和种子。
- 书籍、音像制品和地图。

## 如何检查 {#check}

付定金之前，客服检查每一个订单，拒绝禁采商品。在仓库发现的禁采商品不予发出。中国和越南的规定会变化，本目录并不完整。$md$),
('liability', 1, 'cn', $md$## 我们的身份 {#role}

平台自身不参与交易。平台是你的采购代理，不是卖方：买卖合同的另一方是店铺。

## 我们提供什么 {#provide}

- 支付：收银台、到账核对，以及每一笔金额的账目。
- 物流：采购、边境仓、打包、发货和越南境内送达。
- 报关：货物的过境手续。
- 售后：客服受理投诉，并与店铺交涉。

## 我们负责什么 {#answer}

- 按你接受的总额，采购你订购的商品。
- 货物在仓库清点、称重、拍照，数量准确。
- 为你的订单留存的钱只用于该订单，并且你能看到用在哪里。
- 按服务条款应退的钱，如数退还。

## 我们不负责什么 {#not}

- 商品的质量、安全，以及是否适合你的用途。由店铺负责。
- 买家主观原因的退款，例如改变主意、不喜欢、对颜色或尺码的预期不符。
- 店铺对商品的说明：图片、描述、重量和库存。
- 店铺、口岸和承运人造成的、平台无法左右的延误。
- 信息填写错误和订单中含禁采商品的后果。

## 先买样品 {#sample}

平台不能为质量负责，所以每次大批量采购前请先买样品并检查。仓库照片和可选的验货只能看外观和数量，不能代替样品。$md$);
insert into document_texts (label, version, language, body) values
('start', 1, 'en', $md$## Your account {#account}

Anyone can look at goods, prices and landed costs. To order, register as a core enterprise: you confirm your e-mail address with a code and get a buyer code, for example B000128.

## Find the goods {#find}

- Browse or search the purchasing hall.
- Paste a product link, or the whole share message, from 1688, Taobao, Tmall, Pinduoduo, JD or Weidian. If we know the product, you see its specifications and prices at once.
- If it cannot be read, register it as a product of interest with its link and screenshots. Staff answer within 1 day.

## Buy a sample first {#sample}

Before a bulk order, order a few pieces and check material, size and packing. We do not answer for the quality of the goods or for a change of mind, so a sample is your best protection.

## How an order goes {#steps}

1. Choose specifications and quantities. You see the order total, the 30% deposit and the estimated cost on arrival in Vietnam. A quote is valid for 30 minutes, and the exchange rate in it is kept for the whole order.
2. Place the order. Staff check supply, price and whether the goods are allowed, and accept or refuse it within 1 day. You pay nothing before that. An order that nobody accepts within 1 day is closed.
3. Pay the 30% deposit within 24 hours of acceptance. Finance reviews it, usually within 1 hour.
4. We buy the goods. They usually reach the border warehouse within 5 to 7 days, where every arrival is counted, weighed, measured and photographed.
5. Choose how much to ship and make the final payment for that quantity with its fees. You may ship in several parts.
6. The goods leave the warehouse within 24 hours of the approved final payment. Confirm the delivery once they have arrived.

## Good to know {#rules}

- An order has exactly one store. The cart settles one store after the other.
- If a total has changed since you saw it, the order is not placed: you see the new total first and decide again.
- You can cancel, with a reason, until the deposit is paid. After its approval we buy the goods.
- Stock that is not shipped within 7 days after stocking is complete is returned to the store.$md$),
('plugin', 1, 'en', $md$## What it does {#what}

The plug-in collects a product straight from its page on 1688, Taobao, Tmall, JD, Pinduoduo or Weidian: you choose specifications and quantities there and see the landed cost at once. It works in Chrome and other Chromium browsers (Edge, Cốc Cốc) on a computer.

## Install it {#install}

1. Open [the page of the plug-in](/pluginInstallation) and download the file.
2. Unpack it into a folder that you keep.
3. Open chrome://extensions in a new tab and switch on "Developer mode".
4. Choose "Load unpacked" and select the folder.
5. Get a pairing code on the page of the plug-in and enter it in the plug-in. The code works once and for some minutes.

## Collect a product {#collect}

1. Open a product page. The blue button stands at the right edge.
2. Enter quantities for the specifications. Price and landed cost follow.
3. Add to the cart, or to the products of interest when we do not offer it yet.

The price counts as you see it after we have confirmed it: prices read from a page are checked before an order is accepted.

## What it may do {#limits}

- It reads product pages only, when you click. It keeps no password.
- It may use your cart and your products of interest, nothing else. It cannot order and cannot pay.
- A changed password disconnects all browsers. You can disconnect one at any time.$md$),
('payment', 1, 'en', $md$## What you pay and when {#when}

- Deposit: 30% of the order total, within 24 hours after staff have accepted the order. If it is not paid in time, the order is closed.
- Final payment: for each shipment the rest of the goods, freight inside China and service fee of that quantity, plus the fees of the shipment. It is due within 24 hours after you create the shipment, or the shipment is cancelled and the goods are available again.

## Pay by bank transfer {#transfer}

The cashier offers the ways to pay that are open today; a bank transfer is always one of them. It shows the bank, the account, the amount in đồng and a payment code.

1. Scan the VietQR code with the app of a Vietnamese bank: account, amount and memo are filled in. Or type them as shown.
2. Leave the payment code in the memo exactly as it is. It tells us which payment the money is for.
3. Make one transfer for each payment, each with its own code.
4. Then tell us in the cashier which transfer is yours: remitter name, bank and amount. Serial number, payment time and remarks help but may be left out.
5. A screenshot is optional for the deposit and required for the final payment.

## Review {#review}

Finance compares your transfer with the statement of our bank, usually within 1 hour. A screenshot alone is not proof: the money must have arrived. No time limit runs for you meanwhile.

- Approved: the order goes on.
- Approved in part: the amount that arrived is credited, the rest stays due with a new code, again for 24 hours.
- Not approved: you see the reason and can correct and submit again within 24 hours. Money that has arrived is not asked for twice.

## Exchange rate {#rate}

Goods and fees are priced in yuan, you pay in đồng. The rate is locked when the order is placed and holds for its deposit and every final payment.

## Too little, too much, too late {#amounts}

- Too little: what arrived counts, the rest is due with a new code.
- Too much: the surplus is credited to your wallet.
- Too late: money for a closed order or a cancelled shipment is credited to your wallet. Do not transfer for a payment that the cashier shows as cancelled.

## What comes back, and when {#back}

- Order closed before its deposit is approved: everything paid for it goes to your wallet at once.
- Shipment cancelled before dispatch: its final payment goes to your wallet at once. If you cancel, services already carried out for it are kept.
- Pieces that could not be bought, did not arrive or are defective in the warehouse: the whole deposit of these pieces.
- Stock returned to the store, by time limit or because you asked: the deposit of these pieces less their freight inside China, their service fee and the freight of the return, never less than zero.
- Nothing comes back for a change of mind once goods have been dispatched.$md$),
('shipping', 1, 'en', $md$## Your stock in the border warehouse {#stock}

Every arrival is a batch: counted, weighed, measured and photographed. "My stock" shows what is available, in transit, frozen and in after-sales, with its batches.

## Create a shipment {#create}

A shipment takes goods of one order and goes to one consignee. You choose the quantities, so one order may leave in several shipments. The oldest batches go first.

- To an address: consignee, contact and address are required.
- Marketplace order: if the marketplace hides the address of your customer, give consignee, contact, the order number, a screenshot of the order and the waybill image. The address may be left out.
- Optional services: inspection with photos, a wooden crate, insurance.

## Final payment {#pay}

Before you create the shipment you see every fee with the measured weight. Pay within 24 hours, or the shipment is cancelled and the goods are available again.

## Dispatch and delivery {#dispatch}

After the approval the warehouse dispatches within 24 hours. "My shipping notes" then shows the logistics company and the tracking number.

Confirm the delivery once the goods have arrived. 15 days after dispatch a shipment counts as delivered.

Check the goods on arrival. If something is wrong, damaged or missing, tell customer service within 7 days of delivery.

## Cancel a shipment {#cancel}

You can cancel a shipment until it is dispatched, except while its payment is in review. The goods become available again and what you paid for it goes to your wallet, less services already carried out.

## Return after 7 days {#autoReturn}

Stock can stay for 7 days after all goods of the order have arrived. What is not in a shipment by then is returned to the store. "My stock" shows the date.

For returned pieces the deposit comes back less their freight inside China, their service fee and the freight of the return, never less than zero.$md$),
('marketplace', 1, 'en', $md$## What a marketplace order is {#what}

You sell on a short-video or e-commerce marketplace that hides the address of your customer. You have the goods in your stock in the border warehouse, and we send them with the waybill of the marketplace. No address is needed.

## What you give us {#needed}

| What | Required |
|---|---|
| Consignee and contact, as the waybill shows them | yes |
| Order number of the marketplace | yes |
| Screenshot of that order | yes |
| Picture of the logistics waybill | yes |
| Address | no |

## How to send {#steps}

1. Open [My stock](/myStock), choose the goods and the quantities, and "marketplace order" as the way to send.
2. Enter the order number, upload the screenshot and the waybill.
3. Check the fees and make the final payment within 24 hours. A screenshot of the payment is required.
4. After the approval the warehouse packs the goods, puts your waybill on the package and hands it to the carrier within 24 hours.

Many orders at once go by the batch upload: one row of the sheet is one marketplace order.

## Please note {#note}

- The waybill must be valid and yours to use. What goes wrong because of a wrong, used or expired waybill is at your cost.
- Number, consignee and goods must fit together: the warehouse sends what the shipment says.
- Screenshots and waybills are seen only by you and by the staff who handle the shipment. How we keep them stands in [Privacy](/createGuide/privacy#pictures).$md$),
('aftersales', 1, 'en', $md$## What you can ask for, and when {#when}

| Where the goods are | What you can ask for |
|---|---|
| Not bought yet | the order back: the whole deposit |
| In the border warehouse | return to the store, or a claim for pieces that are wrong or defective |
| In a shipment that is not dispatched | cancel the shipment first |
| Dispatched or delivered | a claim for what is wrong, damaged or missing, until 7 days after delivery |

## How to ask {#how}

1. Open the order and choose what you ask for, the pieces and the reason.
2. Add photos where the reason needs them: the whole package, its label and the damage.
3. Customer service answers, asks the store where needed and decides. You see every step in [My after-sales](/myRefundDetail).

## What comes back {#back}

- Pieces that could not be bought, did not arrive or are defective in the warehouse: their whole deposit.
- Pieces returned to the store: their deposit less their freight inside China, their service fee and the freight of the return, never less than zero.
- Wrong, damaged or missing on delivery: at most what you paid for these pieces with their fees.

Refunds go to your wallet or back the way they were paid. If a request is refused, you see the reason and can ask to have it looked at again within 7 days.

## What does not come back {#limits}

- Refunds for subjective reasons, such as a change of mind, taste, or other expectations of colour and size.
- The quality of the goods is for the store to answer. We take your complaint up with it, but cannot promise what it decides.

So order a sample before every bulk order. All of it stands in [What we are liable for](/createGuide/liability).$md$),
('fees', 1, 'en', $md$## In the order total {#order}

- Goods: the price of the store for the quantity you order, without mark-up.
- Freight inside China: by estimated weight, for the first kilogram and each further kilogram begun.
- Service fee: a percentage of the goods. The percentage depends on the value of the goods and holds for the whole value.

30% of this total is the deposit. The rest is shared among your shipments by the value of the goods in them.

## With each shipment {#shipment}

- Logistics: a price per kilogram by destination and weight, on the larger of real and volumetric weight, rounded up to the next 100 g.
- Storage: per cubic metre, for the first month and then for each 30 days begun since receipt.
- Package handling: per package. A part of a batch is rounded up to whole packages.

## Only if you choose them {#optional}

- Inspection with photos: per piece, cheaper for larger quantities.
- Wooden crate: a price for the first kilogram and one for each further kilogram begun.
- Insurance: a percentage of the value of the shipment.

## Prices in force today {#prices}

[[prices]]

## Which prices hold {#fixed}

For a shipment the fee schedule in force when you create it holds. Its fees are itemised, each rounded once, and do not change afterwards.

What you see before ordering is an estimate where weight and volume are estimated. The bill uses what the warehouse measures.

## Not included {#duty}

The landed cost contains no import duty and no VAT.$md$),
('terms', 1, 'en', $md$## What we do {#service}

We act as your purchasing agent: on your order we buy goods from Chinese stores, receive them in the border warehouse and send them on to Vietnam. The store sells the goods. We are not the seller and not a party to the sale.

The page "What we are liable for" is part of these terms, and so is the list of prohibited items.

## Orders {#orders}

- An order is binding for us once staff have accepted it. They accept or refuse within 1 day. After that an order that was not accepted is closed.
- You order at the totals you saw. If they have changed, the order is refused and the new totals are shown.
- You may cancel until the deposit is paid. After the approval of the deposit we buy on your behalf.

## Payments {#payments}

- The deposit is 30% of the order total and due within 24 hours of acceptance.
- The final payment of a shipment is due within 24 hours of its creation. It consists of the rest of the value of the goods in it and the fees of the shipment.
- A payment counts when the money has arrived in our account and finance has approved it. A screenshot is a statement of yours, not a payment.
- Amounts are in yuan and paid in đồng at the rate locked for the order.

## Stocking, storage and return {#stocking}

- Goods usually reach the border warehouse 5 to 7 days after the purchase. This is an expectation and depends on the store.
- What we count, weigh and measure in the warehouse decides quantities and fees.
- Stock that is not shipped within 7 days after stocking is complete is returned to the store.

## What comes back {#refunds}

- The deposit, whole, for pieces that could not be bought, did not arrive or are defective in the warehouse.
- The deposit less freight inside China, service fee and return freight, at least zero, for pieces returned to the store.
- The final payment of a shipment that is cancelled before dispatch. If you cancel, less services already carried out.
- For goods that are wrong, damaged or missing on delivery: at most what you paid for them with their fees. Tell customer service within 7 days of delivery.
- Nothing for subjective reasons, such as a change of mind or another taste.

## Your part {#duties}

- Give correct names, contacts and addresses. What goes wrong because of wrong details is at your cost.
- Do not order prohibited items. For marketplace orders, make sure that you may use the waybill and the order screenshot.
- Confirm deliveries. 15 days after dispatch a shipment counts as delivered.$md$),
('agreement', 1, 'en', $md$## The account {#account}

- You register as a core enterprise and confirm your e-mail address with a code. The account can order at once and carries a buyer code.
- Accounts of suppliers and cooperatives are set up by staff after checking the licence.
- Username, e-mail address and phone number must be yours and correct.

## Keep it safe {#safety}

- The password is for you alone. We never ask for it, neither by phone nor by message.
- What is done with your account counts as done by you. If somebody else may know the password, tell customer service.
- After several wrong passwords the log-in is refused for a while. A session ends 4 hours after its last use, with "remember me" 1 day after the log-in.

## Fair use {#use}

- Do not use the platform for prohibited items, for deceiving others or for testing its security without our consent.
- Links, pictures and texts that you send us must not break the rights of others.
- We may close an account that breaks these rules. Orders already paid are settled by the terms of service.

## What you agree to {#consent}

By ticking both boxes you agree to this agreement, the terms of service and the list of prohibited items. We record that and when you did so. How we handle your data stands on the page "Privacy".$md$),
('privacy', 1, 'en', $md$## What we keep {#collected}

- Account: username, display name, e-mail address, phone number, buyer code, and when you agreed to the terms.
- Password: only as a hash that cannot be turned back into the password.
- Orders: goods, quantities, amounts, remarks, and the history of who did what and when.
- Payments: remitter name, bank, amount, serial number, time, screenshots, and the matching lines of our bank statement.
- Shipments: consignee, contact, address, and for marketplace orders the order number, the order screenshot and the waybill image.
- Safety: network addresses of log-in attempts, so that guessing passwords can be stopped.

## What it is for {#use}

Only to carry out your orders, to check payments, to deliver, to handle complaints and to keep accounts safe. We show no advertisements and sell no data.

## Who sees it {#access}

- You, after logging in. Other buyers never see your orders.
- Staff, as far as their permission goes: finance sees payments, the warehouse sees goods.
- The logistics company gets what it needs to deliver: consignee, contact and address, or the waybill.

## Pictures {#pictures}

Uploaded pictures are drawn anew, without the place and device data hidden in them. A picture that belongs to a payment or a shipment opens only by an address that is valid for some minutes. Uploads that are not used within 24 hours are deleted.

## Cookies {#cookies}

We use only what the site needs: your log-in, your language and how you arranged the screen. There are no advertising or tracking cookies.

## Your data {#rights}

If something about you is wrong, or you want to know what we keep, ask customer service. Records of payments and orders stay, because accounts must remain complete.$md$),
('prohibited', 1, 'en', $md$## Never {#never}

- Weapons, parts of weapons, ammunition, explosives, fireworks, and imitations that look real.
- Drugs, their precursors and tools for using them.
- Counterfeits and goods that break trademarks, copyright or patents.
- Money, securities, forged documents, seals and bank cards.
- Pornography, gambling equipment, and publications or maps that are forbidden in China or Vietnam.
- Live animals and plants, protected species and products made of them, human remains.
- Poisonous, radioactive, corrosive, infectious or inflammable substances, gas cylinders, waste.
- Devices for eavesdropping, secret filming, jamming of radio or breaking locks.
- Electronic cigarettes and heated tobacco with their liquids.

## Only after asking {#ask}

For these goods a border or a carrier may ask for papers or refuse them. Register them as products of interest first; staff tell you whether they can be bought.

- Food, drinks, food supplements, medicines, medical devices and cosmetics.
- Alcohol and tobacco.
- Batteries, power banks, and goods with built-in batteries.
- Liquids, powders, magnets, aerosols, perfumes and paints.
- Radio and telecommunication devices, drones, encryption devices.
- Used goods, used machines, and medicines or seeds for farming.
- Books, recordings and maps.

## How it is checked {#check}

Staff look at every order before the deposit and refuse prohibited goods. If prohibited goods turn up in the warehouse, they are not shipped. The rules of China and Vietnam change: this list is not complete.$md$),
('liability', 1, 'en', $md$## Our role {#role}

The platform does no transactions itself. We are your purchasing agent, not the seller: the contract of sale is with the store.

## What we provide {#provide}

- Payment: a cashier, checking of transfers, and an account of every amount.
- Logistics: purchase, the border warehouse, packing, dispatch and delivery in Vietnam.
- Customs: the way of the goods over the border.
- After-sales: customer service that takes complaints up with the store.

## What we answer for {#answer}

- That we buy what you ordered at the total you accepted.
- That goods are counted, weighed and photographed in the warehouse and their quantities are right.
- That money held for your order is used only for it, and that you can see how.
- That what comes back by the terms of service does come back.

## What we do not answer for {#not}

- The quality of the goods, their safety, and whether they fit your purpose. The store answers for that.
- Refunds for subjective reasons of the buyer, such as a change of mind, taste, or wrong expectations of colour and size.
- What the store states about its goods: pictures, descriptions, weights and stock.
- Delays at stores, borders and carriers that we cannot influence.
- Consequences of wrong details and of prohibited goods in an order.

## Samples first {#sample}

Because we cannot answer for quality, order a sample before every bulk order and check it. Photos of the warehouse and the optional inspection show the outside and the quantity; they do not replace a sample.$md$);
insert into document_texts (label, version, language, body) values
('start', 1, 'vi', $md$## Tài khoản {#account}

Ai cũng xem được hàng, giá và giá về kho. Để đặt hàng, hãy đăng ký doanh nghiệp chính: bạn xác minh email bằng mã và nhận mã người mua, ví dụ B000128.

## Tìm hàng {#find}

- Xem hoặc tìm trong sảnh thu mua.
- Dán liên kết sản phẩm, hoặc cả đoạn chia sẻ, từ 1688, Taobao, Tmall, Pinduoduo, JD hoặc Weidian. Nếu sản phẩm đã có trong hệ thống, phân loại và giá hiện ngay.
- Sản phẩm không đọc được thì đăng ký vào hàng quan tâm, kèm liên kết và ảnh chụp. Nhân viên trả lời trong 1 ngày.

## Mua mẫu trước {#sample}

Trước khi đặt số lượng lớn, hãy mua vài cái để xem chất liệu, kích cỡ và bao bì. Chúng tôi không chịu trách nhiệm về chất lượng hàng hay việc đổi ý, nên hàng mẫu là cách bảo vệ tốt nhất.

## Một đơn hàng đi như thế nào {#steps}

1. Chọn phân loại và số lượng. Bạn thấy tổng đơn, tiền cọc 30% và giá về kho ước tính tại Việt Nam. Báo giá có hiệu lực 30 phút, tỷ giá trong đó được giữ cho cả đơn.
2. Đặt hàng. Nhân viên kiểm tra nguồn hàng, giá và hàng có bị cấm không, rồi nhận hoặc từ chối trong 1 ngày. Trước đó bạn chưa phải trả gì. Đơn không được nhận trong 1 ngày sẽ đóng.
3. Đặt cọc 30% trong 24 giờ sau khi đơn được nhận. Kế toán duyệt, thường trong 1 giờ.
4. Chúng tôi mua hàng. Hàng thường về kho biên trong 5 đến 7 ngày; mỗi lần hàng về đều được đếm, cân, đo và chụp ảnh.
5. Chọn số lượng muốn giao, rồi thanh toán cuối cho phần đó cùng các khoản phí. Bạn có thể giao nhiều đợt.
6. Hàng rời kho trong 24 giờ sau khi thanh toán cuối được duyệt. Khi nhận hàng, hãy xác nhận.

## Cần biết thêm {#rules}

- Mỗi đơn hàng chỉ thuộc một cửa hàng. Giỏ hàng đặt lần lượt từng cửa hàng.
- Nếu tổng tiền khác với số bạn đã thấy, đơn chưa được đặt: bạn xem số mới trước rồi quyết định lại.
- Bạn có thể hủy, kèm lý do, cho đến khi đặt cọc. Cọc được duyệt là chúng tôi mua hàng.
- Hàng chưa giao trong 7 ngày sau khi gom đủ sẽ được trả lại cửa hàng.$md$),
('plugin', 1, 'vi', $md$## Tiện ích làm gì {#what}

Tiện ích thu thập sản phẩm ngay trên trang 1688, Taobao, Tmall, JD, Pinduoduo hoặc Weidian: bạn chọn phân loại, nhập số lượng tại chỗ và thấy ngay giá về kho. Dùng trên máy tính với Chrome và các trình duyệt Chromium khác (Edge, Cốc Cốc).

## Cài đặt {#install}

1. Mở [trang tiện ích](/pluginInstallation) và tải tệp về.
2. Giải nén vào một thư mục mà bạn sẽ giữ lại.
3. Mở chrome://extensions trong thẻ mới và bật "Chế độ dành cho nhà phát triển".
4. Chọn "Tải tiện ích đã giải nén" rồi chọn thư mục đó.
5. Lấy mã ghép nối trên trang tiện ích và nhập vào tiện ích. Mã chỉ dùng một lần và có hiệu lực trong vài phút.

## Thu thập sản phẩm {#collect}

1. Mở trang sản phẩm. Nút xanh nằm ở mép phải.
2. Nhập số lượng cho các phân loại. Giá và giá về kho cập nhật theo.
3. Thêm vào giỏ hàng, hoặc vào hàng quan tâm nếu chúng tôi chưa bán.

Giá đọc từ trang web được kiểm tra trước khi đơn được nhận; giá đã xác nhận là giá áp dụng.

## Tiện ích được phép làm gì {#limits}

- Chỉ đọc trang sản phẩm khi bạn bấm, không lưu mật khẩu.
- Chỉ dùng giỏ hàng và hàng quan tâm của bạn, không thể đặt đơn và không thể thanh toán.
- Đổi mật khẩu sẽ ngắt mọi trình duyệt. Bạn cũng có thể ngắt từng trình duyệt bất cứ lúc nào.$md$),
('payment', 1, 'vi', $md$## Trả gì và khi nào {#when}

- Tiền cọc: 30% tổng đơn, trong 24 giờ sau khi nhân viên nhận đơn. Quá hạn chưa trả, đơn đóng.
- Thanh toán cuối: trả theo từng phiếu giao hàng, gồm phần còn lại của tiền hàng, cước nội địa Trung Quốc và phí dịch vụ cho số lượng đó, cộng các phí của phiếu. Hạn là 24 giờ sau khi tạo phiếu; quá hạn, phiếu bị hủy và hàng trở lại khả dụng.

## Chuyển khoản ngân hàng {#transfer}

Trang thu tiền liệt kê các cách thanh toán đang mở; chuyển khoản ngân hàng luôn dùng được. Trang ghi ngân hàng, số tài khoản, số tiền bằng đồng và mã thanh toán.

1. Quét mã VietQR bằng ứng dụng ngân hàng Việt Nam: tài khoản, số tiền và nội dung tự điền. Hoặc nhập tay đúng như trên trang.
2. Giữ nguyên mã thanh toán trong nội dung chuyển khoản. Nhờ mã này chúng tôi biết tiền trả cho khoản nào.
3. Mỗi khoản thanh toán chuyển một lần, với mã riêng của khoản đó.
4. Sau đó, ở trang thu tiền, cho biết giao dịch nào là của bạn: tên người chuyển, ngân hàng và số tiền. Mã giao dịch, thời gian và ghi chú giúp duyệt nhanh hơn nhưng có thể bỏ trống.
5. Ảnh chụp chuyển khoản không bắt buộc khi đặt cọc, bắt buộc khi thanh toán cuối.

## Duyệt {#review}

Kế toán đối chiếu giao dịch với sao kê ngân hàng của chúng tôi, thường trong 1 giờ. Chỉ có ảnh thì chưa đủ: tiền phải đến. Trong lúc duyệt không tính hạn.

- Duyệt: đơn hàng tiếp tục.
- Duyệt một phần: số tiền đã đến được ghi nhận, phần còn lại phải trả với mã mới, lại trong 24 giờ.
- Duyệt không đạt: bạn thấy lý do, sửa và gửi lại trong 24 giờ. Tiền đã đến không phải trả lần nữa.

## Tỷ giá {#rate}

Hàng và phí tính bằng nhân dân tệ, bạn trả bằng đồng. Tỷ giá được khóa khi đặt đơn và dùng cho tiền cọc cùng mọi lần thanh toán cuối của đơn đó.

## Thiếu, thừa, muộn {#amounts}

- Thiếu: số đã đến được tính, phần còn lại trả với mã mới.
- Thừa: phần thừa vào ví của bạn.
- Muộn: tiền trả cho đơn đã đóng hoặc phiếu đã hủy vào ví của bạn. Đừng chuyển cho khoản mà trang thu tiền ghi là đã hủy.

## Tiền nào được trả lại, khi nào {#back}

- Đơn đóng trước khi tiền cọc được duyệt: mọi khoản đã trả cho đơn vào ví ngay.
- Phiếu giao hàng bị hủy trước khi gửi: tiền thanh toán cuối của phiếu vào ví ngay. Nếu bạn là người hủy, trừ các dịch vụ đã làm.
- Hàng không mua được, không về kho hoặc bị lỗi tại kho: toàn bộ tiền cọc của số hàng đó.
- Hàng tồn trả lại cửa hàng, do hết hạn hoặc do bạn yêu cầu: tiền cọc của số hàng đó trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0.
- Hàng đã gửi đi thì đổi ý không được hoàn tiền.$md$),
('shipping', 1, 'vi', $md$## Hàng của bạn tại kho biên {#stock}

Mỗi lần hàng về là một lô: đếm, cân, đo và chụp ảnh. "Tồn kho" cho thấy số lượng khả dụng, đang về, tạm giữ và hậu mãi, cùng từng lô.

## Tạo phiếu giao hàng {#create}

Một phiếu lấy hàng của một đơn và giao cho một người nhận. Bạn chọn số lượng, nên một đơn có thể giao nhiều đợt. Lô về trước giao trước.

- Giao tới địa chỉ: cần người nhận, liên hệ và địa chỉ.
- Đơn sàn: nếu sàn ẩn địa chỉ khách của bạn, hãy nhập người nhận, liên hệ, mã đơn sàn, và tải ảnh đơn hàng cùng ảnh vận đơn. Địa chỉ có thể bỏ trống.
- Dịch vụ tùy chọn: kiểm hàng có ảnh, thùng gỗ, bảo hiểm.

## Thanh toán cuối {#pay}

Trước khi tạo phiếu, bạn thấy từng khoản phí theo cân nặng đo thực tế. Trả trong 24 giờ; quá hạn, phiếu bị hủy và hàng trở lại khả dụng.

## Gửi và nhận hàng {#dispatch}

Sau khi duyệt, kho gửi hàng trong 24 giờ. "Phiếu giao hàng" cho thấy đơn vị vận chuyển và mã vận đơn.

Khi nhận hàng, hãy xác nhận. Sau 15 ngày kể từ khi gửi, phiếu được coi là đã giao.

Hãy kiểm tra hàng khi nhận. Nếu sai, hỏng hoặc thiếu, hãy báo chăm sóc khách hàng trong 7 ngày sau khi nhận.

## Hủy phiếu giao hàng {#cancel}

Bạn có thể hủy phiếu cho đến khi hàng được gửi, trừ lúc khoản thanh toán đang được duyệt. Hàng trở lại khả dụng, tiền đã trả cho phiếu vào ví, trừ các dịch vụ đã làm.

## Trả lại sau 7 ngày {#autoReturn}

Hàng được để tại kho 7 ngày sau khi hàng của đơn đã về đủ. Phần chưa nằm trong phiếu giao hàng nào khi đó sẽ được trả lại cửa hàng. "Tồn kho" ghi ngày trả.

Với hàng bị trả lại, bạn nhận lại tiền cọc trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0.$md$),
('marketplace', 1, 'vi', $md$## Đơn sàn là gì {#what}

Bạn bán hàng trên sàn video ngắn hoặc sàn thương mại điện tử, nơi địa chỉ khách của bạn bị ẩn. Hàng đã nằm trong tồn kho của bạn tại kho biên, chúng tôi gửi đi bằng vận đơn của sàn. Không cần địa chỉ.

## Bạn cần cung cấp {#needed}

| Nội dung | Bắt buộc |
|---|---|
| Người nhận và liên hệ, đúng như trên vận đơn | có |
| Mã đơn của sàn | có |
| Ảnh chụp đơn đó | có |
| Ảnh vận đơn | có |
| Địa chỉ | không |

## Cách gửi {#steps}

1. Mở [Tồn kho](/myStock), chọn hàng, số lượng và cách gửi "đơn sàn".
2. Nhập mã đơn, tải ảnh đơn hàng và ảnh vận đơn.
3. Kiểm tra các khoản phí và thanh toán cuối trong 24 giờ. Bắt buộc có ảnh chụp giao dịch.
4. Sau khi duyệt, kho đóng gói, dán vận đơn của bạn và giao cho đơn vị vận chuyển trong 24 giờ.

Nhiều đơn một lúc thì tải lên hàng loạt: mỗi dòng của bảng là một đơn sàn.

## Xin lưu ý {#note}

- Vận đơn phải còn hiệu lực và bạn được quyền dùng. Hậu quả của vận đơn sai, đã dùng hoặc hết hạn do bạn chịu.
- Mã đơn, người nhận và hàng phải khớp nhau: kho gửi đúng theo phiếu giao hàng.
- Ảnh đơn và vận đơn chỉ bạn và nhân viên xử lý phiếu thấy được. Cách lưu giữ xem tại [Quyền riêng tư](/createGuide/privacy#pictures).$md$),
('aftersales', 1, 'vi', $md$## Bạn có thể yêu cầu gì, khi nào {#when}

| Hàng đang ở đâu | Bạn có thể yêu cầu |
|---|---|
| Chưa mua | hủy đơn: trả lại toàn bộ tiền cọc |
| Tại kho biên | trả lại cửa hàng, hoặc khiếu nại hàng sai, hàng lỗi |
| Trong phiếu giao hàng chưa gửi | hãy hủy phiếu trước |
| Đã gửi hoặc đã giao | khiếu nại hàng sai, hỏng, thiếu, trong 7 ngày sau khi giao |

## Cách yêu cầu {#how}

1. Mở đơn hàng, chọn yêu cầu, số lượng và lý do.
2. Thêm ảnh khi lý do cần: cả kiện hàng, nhãn và chỗ hỏng.
3. Chăm sóc khách hàng trả lời, làm việc với cửa hàng nếu cần rồi quyết định. Bạn thấy từng bước tại [Hậu mãi của tôi](/myRefundDetail).

## Tiền nào được trả lại {#back}

- Hàng không mua được, không về kho hoặc bị lỗi tại kho: toàn bộ tiền cọc của số hàng đó.
- Hàng trả lại cửa hàng: tiền cọc trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0.
- Hàng sai, hỏng hoặc thiếu khi giao: nhiều nhất là số tiền bạn đã trả cho số hàng đó cùng các khoản phí.

Tiền hoàn vào ví hoặc trở về theo cách đã thanh toán. Nếu yêu cầu bị từ chối, bạn thấy lý do và có thể đề nghị xem lại trong 7 ngày.

## Tiền nào không được trả lại {#limits}

- Hoàn tiền vì lý do chủ quan, như đổi ý, không thích, hoặc mong đợi khác về màu và cỡ.
- Chất lượng hàng do cửa hàng chịu trách nhiệm. Chúng tôi thay bạn làm việc với cửa hàng nhưng không thể hứa trước kết quả.

Vì vậy hãy mua mẫu trước mỗi lần đặt số lượng lớn. Toàn văn tại [Phạm vi trách nhiệm](/createGuide/liability).$md$),
('fees', 1, 'vi', $md$## Trong tổng đơn {#order}

- Tiền hàng: giá của cửa hàng theo số lượng bạn đặt, không cộng thêm.
- Cước nội địa Trung Quốc: theo cân nặng ước tính, cho kg đầu tiên và mỗi kg tiếp theo (phần lẻ tính tròn 1 kg).
- Phí dịch vụ: tỷ lệ phần trăm của tiền hàng. Tỷ lệ tùy giá trị tiền hàng và áp dụng cho toàn bộ giá trị đó.

30% của tổng này là tiền cọc. Phần còn lại chia cho các phiếu giao hàng theo giá trị hàng trong phiếu.

## Theo mỗi phiếu giao hàng {#shipment}

- Phí vận chuyển: đơn giá mỗi kg theo nơi đến và mức cân, tính trên số lớn hơn giữa cân thực và cân thể tích, làm tròn lên 100 g.
- Phí lưu kho: theo mét khối, cho tháng đầu và sau đó cho mỗi 30 ngày đã bắt đầu, kể từ khi nhập kho.
- Phí đóng gói: theo kiện. Lấy một phần của lô thì số kiện được làm tròn lên.

## Chỉ khi bạn chọn {#optional}

- Kiểm hàng có ảnh: theo cái, số lượng càng nhiều đơn giá càng thấp.
- Thùng gỗ: một giá cho kg đầu tiên và một giá cho mỗi kg tiếp theo (phần lẻ tính tròn 1 kg).
- Bảo hiểm: tỷ lệ phần trăm của giá trị hàng trong phiếu.

## Biểu giá hiện hành {#prices}

[[prices]]

## Giá nào được áp dụng {#fixed}

Phiếu giao hàng áp dụng biểu phí đang có hiệu lực khi bạn tạo phiếu. Các khoản được ghi riêng, mỗi khoản làm tròn một lần, và sau đó không đổi.

Khi cân nặng và thể tích là ước tính, phí bạn thấy trước khi đặt cũng là ước tính. Phí cuối cùng theo số đo tại kho.

## Không bao gồm {#duty}

Giá về kho không gồm thuế nhập khẩu và thuế giá trị gia tăng.$md$),
('terms', 1, 'vi', $md$## Chúng tôi làm gì {#service}

Chúng tôi là đại lý mua hàng của bạn: theo đơn của bạn, chúng tôi mua hàng từ cửa hàng Trung Quốc, nhận tại kho biên và gửi về Việt Nam. Bên bán là cửa hàng. Chúng tôi không phải người bán và không là một bên của việc mua bán.

Trang "Phạm vi trách nhiệm" và danh mục hàng cấm là một phần của điều khoản này.

## Đơn hàng {#orders}

- Đơn hàng ràng buộc chúng tôi khi nhân viên đã nhận. Nhân viên nhận hoặc từ chối trong 1 ngày; sau đó đơn chưa được nhận sẽ đóng.
- Bạn đặt theo tổng tiền đã thấy. Nếu tổng tiền thay đổi, đơn không được đặt và số mới hiện ra.
- Bạn có thể hủy cho đến khi đặt cọc. Sau khi cọc được duyệt, chúng tôi mua hàng thay bạn.

## Thanh toán {#payments}

- Tiền cọc là 30% tổng đơn, trả trong 24 giờ sau khi đơn được nhận.
- Thanh toán cuối của một phiếu giao hàng phải trả trong 24 giờ sau khi tạo phiếu, gồm phần còn lại của giá trị hàng trong phiếu và các phí của phiếu.
- Một khoản chỉ được tính khi tiền đã vào tài khoản của chúng tôi và kế toán đã duyệt. Ảnh chụp chỉ là lời khai của bạn, chưa phải là thanh toán.
- Số tiền tính bằng nhân dân tệ và trả bằng đồng theo tỷ giá đã khóa cho đơn.

## Gom hàng, lưu kho và trả lại {#stocking}

- Hàng thường về kho biên 5 đến 7 ngày sau khi mua. Đây là thời gian dự kiến và tùy thuộc cửa hàng.
- Số lượng và phí theo kết quả đếm, cân và đo tại kho.
- Hàng chưa giao trong 7 ngày sau khi gom đủ sẽ được trả lại cửa hàng.

## Tiền được trả lại {#refunds}

- Toàn bộ tiền cọc của hàng không mua được, không về kho hoặc bị lỗi tại kho.
- Tiền cọc trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0, với hàng trả lại cửa hàng.
- Tiền thanh toán cuối của phiếu bị hủy trước khi gửi. Nếu bạn là người hủy, trừ các dịch vụ đã làm.
- Với hàng sai, hỏng hoặc thiếu khi nhận: nhiều nhất là số tiền bạn đã trả cho chúng cùng các phí. Hãy báo chăm sóc khách hàng trong 7 ngày sau khi nhận.
- Không hoàn tiền vì lý do chủ quan, như đổi ý hoặc không thích.

## Phần của bạn {#duties}

- Cung cấp đúng tên, liên hệ và địa chỉ. Thiệt hại do thông tin sai do bạn chịu.
- Không đặt hàng cấm. Với đơn sàn, hãy chắc chắn bạn được phép dùng vận đơn và ảnh đơn hàng.
- Xác nhận khi nhận hàng. Sau 15 ngày kể từ khi gửi, phiếu được coi là đã giao.$md$),
('agreement', 1, 'vi', $md$## Tài khoản {#account}

- Bạn đăng ký doanh nghiệp chính và xác minh email bằng mã. Tài khoản đặt hàng được ngay và có mã người mua.
- Tài khoản nhà cung cấp và hợp tác xã do nhân viên mở sau khi kiểm tra giấy phép.
- Tên đăng nhập, email và số điện thoại phải đúng và là của bạn.

## Giữ an toàn {#safety}

- Mật khẩu chỉ dành cho bạn. Chúng tôi không bao giờ hỏi mật khẩu qua điện thoại hay tin nhắn.
- Việc làm bằng tài khoản của bạn được coi là do bạn làm. Nếu người khác có thể biết mật khẩu, hãy báo chăm sóc khách hàng.
- Nhập sai mật khẩu nhiều lần thì tạm thời không đăng nhập được. Phiên đăng nhập hết hạn 4 giờ sau lần dùng cuối; nếu chọn "ghi nhớ" thì 1 ngày sau khi đăng nhập.

## Sử dụng đúng mực {#use}

- Không dùng nền tảng để mua hàng cấm, lừa người khác, hoặc thử bảo mật khi chưa được chúng tôi đồng ý.
- Liên kết, ảnh và nội dung bạn gửi không được xâm phạm quyền của người khác.
- Chúng tôi có thể khóa tài khoản vi phạm. Đơn đã trả tiền được xử lý theo điều khoản dịch vụ.

## Bạn đồng ý với gì {#consent}

Khi đánh dấu cả hai ô, bạn đồng ý với thỏa thuận này, điều khoản dịch vụ và danh mục hàng cấm. Chúng tôi ghi lại việc đó và thời điểm. Cách chúng tôi xử lý dữ liệu của bạn nằm ở trang "Quyền riêng tư".$md$),
('privacy', 1, 'vi', $md$## Chúng tôi lưu gì {#collected}

- Tài khoản: tên đăng nhập, tên hiển thị, email, số điện thoại, mã người mua, và thời điểm bạn đồng ý với điều khoản.
- Mật khẩu: chỉ lưu dạng băm, không đổi ngược lại thành mật khẩu được.
- Đơn hàng: hàng, số lượng, số tiền, ghi chú, và lịch sử ai làm gì lúc nào.
- Thanh toán: tên người chuyển, ngân hàng, số tiền, mã giao dịch, thời gian, ảnh chụp, và dòng tương ứng trong sao kê ngân hàng của chúng tôi.
- Giao hàng: người nhận, liên hệ, địa chỉ; với đơn sàn thêm mã đơn sàn, ảnh đơn hàng và ảnh vận đơn.
- An toàn: địa chỉ mạng của các lần thử đăng nhập, để ngăn dò mật khẩu.

## Dùng để làm gì {#use}

Chỉ để thực hiện đơn hàng, kiểm tra thanh toán, giao hàng, xử lý khiếu nại và bảo vệ tài khoản. Chúng tôi không đăng quảng cáo và không bán dữ liệu.

## Ai xem được {#access}

- Bạn, sau khi đăng nhập. Người mua khác không thấy đơn hàng của bạn.
- Nhân viên, trong phạm vi quyền của họ: kế toán xem thanh toán, kho xem hàng.
- Đơn vị vận chuyển chỉ nhận thông tin cần để giao: người nhận, liên hệ và địa chỉ, hoặc vận đơn.

## Hình ảnh {#pictures}

Ảnh tải lên được vẽ lại, bỏ dữ liệu ẩn về nơi chụp và thiết bị. Ảnh thuộc một khoản thanh toán hoặc phiếu giao hàng chỉ mở được bằng địa chỉ có hiệu lực vài phút. Ảnh tải lên không dùng trong 24 giờ sẽ bị xóa.

## Cookie {#cookies}

Chỉ dùng những gì trang cần: trạng thái đăng nhập, ngôn ngữ và cách bạn bố trí màn hình. Không có cookie quảng cáo hay theo dõi.

## Dữ liệu của bạn {#rights}

Nếu thông tin về bạn sai, hoặc bạn muốn biết chúng tôi lưu gì, hãy hỏi chăm sóc khách hàng. Hồ sơ thanh toán và đơn hàng được giữ lại vì sổ sách phải đầy đủ.$md$),
('prohibited', 1, 'vi', $md$## Tuyệt đối không nhận {#never}

- Vũ khí và bộ phận vũ khí, đạn, chất nổ, pháo, và đồ mô phỏng trông như thật.
- Ma túy, tiền chất và dụng cụ sử dụng ma túy.
- Hàng giả, hàng xâm phạm nhãn hiệu, bản quyền hoặc sáng chế.
- Tiền, giấy tờ có giá, giấy tờ giả, con dấu và thẻ ngân hàng.
- Đồ khiêu dâm, dụng cụ đánh bạc, ấn phẩm và bản đồ bị cấm ở Trung Quốc hoặc Việt Nam.
- Động vật, thực vật sống, loài được bảo vệ và sản phẩm từ chúng, hài cốt người.
- Chất độc, phóng xạ, ăn mòn, lây nhiễm hoặc dễ cháy, bình khí, chất thải.
- Thiết bị nghe lén, quay lén, phá sóng hoặc phá khóa.
- Thuốc lá điện tử, thuốc lá nung nóng và tinh dầu của chúng.

## Hỏi trước khi mua {#ask}

Với các hàng sau, cửa khẩu hoặc đơn vị vận chuyển có thể đòi giấy tờ hoặc từ chối. Hãy đăng ký vào hàng quan tâm trước; nhân viên cho biết có mua được không.

- Thực phẩm, đồ uống, thực phẩm chức năng, thuốc, thiết bị y tế và mỹ phẩm.
- Rượu và thuốc lá.
- Pin, sạc dự phòng, và hàng có pin bên trong.
- Chất lỏng, bột, nam châm, bình xịt, nước hoa và sơn.
- Thiết bị vô tuyến và viễn thông, máy bay không người lái, thiết bị mã hóa.
- Đồ cũ, máy móc đã qua sử dụng, thuốc bảo vệ thực vật, thuốc thú y và hạt giống.
- Sách, băng đĩa và bản đồ.

## Kiểm tra thế nào {#check}

Nhân viên xem từng đơn trước khi đặt cọc và từ chối hàng cấm. Hàng cấm phát hiện tại kho sẽ không được gửi. Quy định của Trung Quốc và Việt Nam có thể thay đổi: danh mục này chưa đầy đủ.$md$),
('liability', 1, 'vi', $md$## Vai trò của chúng tôi {#role}

Nền tảng không tự mình tham gia mua bán. Chúng tôi là đại lý mua hàng của bạn, không phải người bán: hợp đồng mua bán là với cửa hàng.

## Chúng tôi cung cấp {#provide}

- Thanh toán: trang thu tiền, đối chiếu chuyển khoản, và sổ ghi từng khoản tiền.
- Vận chuyển: mua hàng, kho biên, đóng gói, gửi và giao tại Việt Nam.
- Hải quan: đưa hàng qua biên giới.
- Hậu mãi: chăm sóc khách hàng tiếp nhận khiếu nại và làm việc với cửa hàng.

## Chúng tôi chịu trách nhiệm {#answer}

- Mua đúng hàng bạn đặt theo tổng tiền bạn đã chấp nhận.
- Hàng được đếm, cân, chụp ảnh tại kho và đúng số lượng.
- Tiền giữ cho đơn của bạn chỉ dùng cho đơn đó, và bạn thấy được đã dùng thế nào.
- Tiền phải trả lại theo điều khoản dịch vụ được trả lại đủ.

## Chúng tôi không chịu trách nhiệm {#not}

- Chất lượng, độ an toàn của hàng, và việc hàng có hợp mục đích của bạn không. Cửa hàng chịu trách nhiệm về điều đó.
- Hoàn tiền vì lý do chủ quan của người mua, như đổi ý, không thích, hoặc mong đợi khác về màu và cỡ.
- Những gì cửa hàng nói về hàng: ảnh, mô tả, cân nặng và số lượng còn.
- Chậm trễ ở cửa hàng, cửa khẩu và đơn vị vận chuyển mà chúng tôi không tác động được.
- Hậu quả của thông tin sai và của hàng cấm trong đơn.

## Mua mẫu trước {#sample}

Vì chúng tôi không thể chịu trách nhiệm về chất lượng, hãy mua mẫu và kiểm tra trước mỗi lần đặt số lượng lớn. Ảnh của kho và dịch vụ kiểm hàng chỉ cho thấy bề ngoài và số lượng, không thay được hàng mẫu.$md$);
